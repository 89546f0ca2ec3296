import { atLeast, type GameMeta } from '../meta.js';
import { SHIFT } from './stacker.js';

export const stackerMeta: GameMeta = {
  id: 'stacker',
  category: 'Simulation',
  // Held keys repeat up to thirty times per second, and a fast stroke moves several columns in a tick.
  humanPace: { inputs: 100, perSecond: 40, atOnce: 0.7 },
  title: 'Dock Shift',
  tagline: {
    en: 'Stack 250 crates in one shift. Full rows ship.',
    es: 'Apila 250 cajas en un turno. Las filas llenas salen.',
    fr: 'Empilez 250 caisses en un quart. Les lignes pleines partent.',
    de: 'Staple 250 Kisten in einer Schicht. Volle Reihen gehen raus.',
  },
  achievements: [
    {
      id: 'ten-rows',
      title: { en: 'First load', es: 'Primera carga', fr: 'Première cargaison', de: 'Erste Ladung' },
      description: {
        en: 'Clear ten rows in one run.',
        es: 'Completa diez filas en una partida.',
        fr: 'Complétez dix lignes en une partie.',
        de: 'Räume zehn Reihen in einem Lauf.',
      },
      isReached: atLeast('rows', 10),
    },
    {
      id: 'quad',
      title: { en: 'Full container', es: 'Contenedor lleno', fr: 'Conteneur plein', de: 'Voller Container' },
      description: {
        en: 'Clear four rows at once.',
        es: 'Completa cuatro filas a la vez.',
        fr: 'Complétez quatre lignes d’un coup.',
        de: 'Räume vier Reihen auf einmal.',
      },
      isReached: atLeast('quads', 1),
    },
    {
      id: 'combo-4',
      title: { en: 'Conveyor belt', es: 'Cinta transportadora', fr: 'Tapis roulant', de: 'Fließband' },
      description: {
        en: 'Clear rows with four pieces in a row.',
        es: 'Completa filas con cuatro piezas seguidas.',
        fr: 'Complétez des lignes avec quatre pièces de suite.',
        de: 'Räume mit vier Teilen in Folge Reihen.',
      },
      isReached: atLeast('combo', 4),
    },
    {
      id: 'whole-shift',
      title: { en: 'Overtime', es: 'Hora de salir', fr: 'Fin de quart', de: 'Feierabend' },
      description: {
        en: 'Work the whole shift.',
        es: 'Termina el turno completo.',
        fr: 'Finissez tout le quart.',
        de: 'Arbeite die ganze Schicht.',
      },
      isReached: atLeast('placed', SHIFT),
    },
  ],
};
