import type { Words } from '@gamegeek/arcade/words/words.js';
import type { Hint } from '../shell/presentation.js';

export const WORDS_HINTS: readonly Hint<Words>[] = [
  {
    text: {
      en: 'Type any word of five letters, then press ✓.',
      es: 'Escribe una palabra de cinco letras y pulsa ✓.',
      fr: 'Écrivez un mot de cinq lettres, puis ✓.',
      de: 'Tippe ein Wort mit fünf Buchstaben, dann ✓.',
    },
    isDone: ({ guesses, results }) => guesses.length + results.length > 0,
  },
  {
    text: {
      en: 'Underlined: in place. Dashed: elsewhere. Grey: not in the word.',
      es: 'Subrayada: en su lugar. Discontinua: en otro lugar. Gris: no está.',
      fr: 'Soulignée : bien placée. Pointillée : mal placée. Grise : absente.',
      de: 'Unterstrichen: am Platz. Gestrichelt: an anderem Platz. Grau: nicht im Wort.',
    },
    isDone: ({ guesses, results }) => guesses.length > 2 || results.length > 0,
  },
  {
    text: {
      en: 'Few guesses and doors in a row pay more. A shut door costs a life.',
      es: 'Pocos intentos y puertas seguidas pagan más. Una puerta cerrada cuesta una vida.',
      fr: 'Peu d’essais et portes d’affilée rapportent plus. Une porte close coûte une vie.',
      de: 'Wenige Versuche und Türen in Folge zählen mehr. Bleibt eine zu, kostet es ein Leben.',
    },
    isDone: ({ results }) => results.length > 1,
  },
];
