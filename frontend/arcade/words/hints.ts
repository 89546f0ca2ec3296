import type { Words } from '@gamegeek/arcade/words/words.js';
import type { Hint } from '../shell/presentation.js';

export const WORDS_HINTS: readonly Hint<Words>[] = [
  {
    text: {
      en: 'Guess the English word of five letters that opens the door.',
      es: 'Adivina la palabra inglesa de cinco letras que abre la puerta.',
      fr: 'Devinez le mot anglais de cinq lettres qui ouvre la porte.',
      de: 'Errate das englische Wort mit fünf Buchstaben, das die Tür öffnet.',
    },
    isDone: ({ guesses, results }) => guesses.length + results.length > 0,
  },
  {
    text: {
      en: 'Six guesses a door; doors in a row pay more.',
      es: 'Seis intentos por puerta; las puertas seguidas pagan más.',
      fr: 'Six essais par porte ; les portes d’affilée rapportent plus.',
      de: 'Sechs Versuche je Tür; Türen in Folge zählen mehr.',
    },
    isDone: ({ results }) => results.length > 0,
  },
];
