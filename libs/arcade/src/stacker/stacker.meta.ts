import { atLeast, type GameMeta } from '../meta.js';
import { SHIFT } from './stacker.js';

export const stackerMeta: GameMeta = {
  id: 'stacker',
  category: 'Simulation',
  // A held key may move a piece to the wall in one tick, and a fast stroke several columns.
  humanPace: { inputs: 100, perSecond: 40, atOnce: 0.7 },
  title: 'Dock Shift',
  tagline: {
    en: 'Ship 200 rows in one shift. Every ten, it gets faster.',
    es: 'Despacha 200 filas en un turno. Cada diez, más rápido.',
    fr: 'Expédiez 200 lignes en un quart. Toutes les dix, ça accélère.',
    de: 'Verlade 200 Reihen in einer Schicht. Alle zehn wird es schneller.',
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
      id: 't-spin',
      title: { en: 'Tight corner', es: 'Rincón estrecho', fr: 'Coin étroit', de: 'Enge Kurve' },
      description: {
        en: 'Clear rows with a T that you turn into its place.',
        es: 'Completa filas con una T que giras hasta su sitio.',
        fr: 'Complétez des lignes avec un T tourné jusqu’à sa place.',
        de: 'Räume Reihen mit einem T, das du in seinen Platz drehst.',
      },
      isReached: atLeast('spins', 1),
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
      isReached: atLeast('rows', SHIFT),
    },
  ],
};
