import { atLeast, scores, type GameMeta } from '../meta.js';
import { TRIES } from './codes.js';

export const codesMeta: GameMeta = {
  id: 'codes',
  category: 'Educational',
  title: 'Safe Six',
  tagline: {
    en: 'Crack six safes. Fewer tries pay double.',
    es: 'Abre seis cajas fuertes. Cada intento de menos paga el doble.',
    fr: 'Ouvrez six coffres. Chaque essai épargné double la mise.',
    de: 'Knacke sechs Tresore. Jeder gesparte Versuch zählt doppelt.',
  },
  achievements: [
    {
      id: 'three-safes',
      title: { en: 'Locksmith', es: 'Cerrajero', fr: 'Serrurier', de: 'Schlosser' },
      description: {
        en: 'Open three safes in one run.',
        es: 'Abre tres cajas en una partida.',
        fr: 'Ouvrez trois coffres en une partie.',
        de: 'Öffne drei Tresore in einem Lauf.',
      },
      isReached: atLeast('opened', 3),
    },
    {
      id: 'all-safes',
      title: { en: 'Master key', es: 'Llave maestra', fr: 'Passe-partout', de: 'Generalschlüssel' },
      description: {
        en: 'Open all six safes.',
        es: 'Abre las seis cajas.',
        fr: 'Ouvrez les six coffres.',
        de: 'Öffne alle sechs Tresore.',
      },
      isReached: atLeast('opened', 6),
    },
    {
      id: 'three-tries',
      title: { en: 'Mind reader', es: 'Lectura de mente', fr: 'Télépathe', de: 'Gedankenleser' },
      description: {
        en: 'Open a safe in three tries or fewer.',
        es: 'Abre una caja en tres intentos o menos.',
        fr: 'Ouvrez un coffre en trois essais au plus.',
        de: 'Öffne einen Tresor in höchstens drei Versuchen.',
      },
      isReached: ({ details }) => (details.fewest ?? TRIES) <= 3,
    },
    {
      id: 'thousand',
      title: { en: 'Bank job', es: 'Golpe maestro', fr: 'Le casse', de: 'Bankraub' },
      description: {
        en: 'Score 1,000 points.',
        es: 'Consigue 1000 puntos.',
        fr: 'Marquez 1 000 points.',
        de: 'Erziele 1.000 Punkte.',
      },
      isReached: scores(1_000),
    },
  ],
};
