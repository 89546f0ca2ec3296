import type { Codes } from '@gamegeek/arcade/codes/codes.js';
import type { Hint } from '../shell/presentation.js';

export const CODES_HINTS: readonly Hint<Codes>[] = [
  {
    text: {
      en: 'Each safe hides four colours, and a colour may occur more than once. Try any four.',
      es: 'Cada caja esconde cuatro colores, que pueden repetirse. Prueba cuatro cualesquiera.',
      fr: 'Chaque coffre cache quatre couleurs, parfois plusieurs fois la même. Essayez-en quatre.',
      de: 'Jeder Tresor verbirgt vier Farben, auch mehrmals die gleiche. Probier vier aus.',
    },
    isDone: ({ hints, results }) => hints.length + results.length > 0,
  },
  {
    text: {
      en: '● is a right colour in its place, ○ a right colour in another place.',
      es: '● es un color correcto en su lugar, ○ un color correcto en otro lugar.',
      fr: '● : bonne couleur bien placée, ○ : bonne couleur mal placée.',
      de: '● heißt richtige Farbe am richtigen Platz, ○ richtige Farbe an anderem Platz.',
    },
    isDone: ({ hints, results }) => hints.length > 2 || results.length > 0,
  },
  {
    text: {
      en: 'Eight tries a safe. Each try that you save doubles its points.',
      es: 'Ocho intentos por caja. Cada intento que ahorras duplica sus puntos.',
      fr: 'Huit essais par coffre. Chaque essai épargné double ses points.',
      de: 'Acht Versuche je Tresor. Jeder gesparte Versuch verdoppelt seine Punkte.',
    },
    isDone: ({ results }) => results.length > 0,
  },
];
