import { secretGame } from '../secret-game.js';
import { wordCode } from './word-code.js';
import { dealWords, guess, GUESSES, isAllowed, isWordsAnswer, newWords, opened, ROOMS } from './words.js';

export const wordsGame = secretGame({
  id: 'words',
  version: 2,
  maxInputs: ROOMS * GUESSES,
  // Five letters and the confirmation: six presses, at ten per second.
  secondsPerInput: 0.6,
  code: wordCode,
  deal: dealWords,
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
    fewest: Math.min(GUESSES + 1, ...words.results.filter((room) => room.opened).map(({ guesses }) => guesses)),
  }),
});
