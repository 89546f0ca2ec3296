import { secretGame } from '../secret-game.js';
import { wordCode } from './word-code.js';
import {
  dealWords,
  guess,
  GUESSES,
  isAllowed,
  isWordsAnswer,
  newWords,
  opened,
  ROOMS,
  type WordLists,
} from './words.js';

/** With the lists of the server, or the short ones of practice. */
export const wordsGame = (lists: WordLists) =>
  secretGame({
    id: 'words',
    // Changes of the lists count as well: they decide which words a seed hides.
    version: 3,
    maxInputs: ROOMS * GUESSES,
    // Five letters and the confirmation: six presses, at ten per second.
    secondsPerInput: 0.6,
    code: wordCode,
    deal: (random) => dealWords(lists, random),
    start: newWords,
    isAllowed,
    apply: guess,
    isOpening: (value) => value === null,
    isAnswer: isWordsAnswer,
    score: ({ score }) => score,
    isOver: ({ over }) => over,
    details: (words) => ({
      opened: opened(words),
      streak: words.longestStreak,
      lives: words.lives,
      fewest: Math.min(GUESSES + 1, ...words.results.filter((room) => room.opened).map((room) => room.guesses.length)),
    }),
  });
