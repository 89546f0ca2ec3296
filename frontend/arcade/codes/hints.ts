import type { Codes } from '@gamegeek/arcade/codes/codes.js';
import type { Hint } from '../shell/presentation.js';

export const CODES_HINTS: readonly Hint<Codes>[] = [
  {
    text: {
      en: 'Each safe hides four colours.',
      es: 'Cada caja esconde cuatro colores.',
      fr: 'Chaque coffre cache quatre couleurs.',
      de: 'Jeder Tresor verbirgt vier Farben.',
    },
    isDone: ({ hints, results }) => hints.length + results.length > 0,
  },
  {
    text: {
      en: '● is the right colour in the right place, ○ the right colour elsewhere.',
      es: '● es el color correcto en su lugar, ○ el color correcto en otro lugar.',
      fr: '● : bonne couleur bien placée, ○ : bonne couleur mal placée.',
      de: '● heißt richtige Farbe am richtigen Platz, ○ richtige Farbe an anderem Platz.',
    },
    isDone: ({ hints, results }) => hints.length > 1 || results.length > 0,
  },
  {
    text: {
      en: 'Eight tries a safe.',
      es: 'Ocho intentos por caja.',
      fr: 'Huit essais par coffre.',
      de: 'Acht Versuche je Tresor.',
    },
    isDone: ({ results }) => results.length > 0,
  },
];
