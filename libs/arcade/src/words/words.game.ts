import { arcadeGame } from '../game.js';
import { wordCode } from './word-code.js';
import { guess, GUESSES, newWords, opened, ROOMS, type Words } from './words.js';

/** Five letters and the confirmation: six presses, at ten per second. */
const LEAST_SECONDS_PER_GUESS = 0.6;

export const wordsGame = arcadeGame<Words, string>({
  id: 'words',
  version: 1,
  tickRate: 0,
  maxTicks: 0,
  maxInputs: ROOMS * GUESSES,
  code: wordCode,
  start: newWords,
  apply: guess,
  tick: () => {},
  leastSeconds: (_, inputs) => inputs * LEAST_SECONDS_PER_GUESS,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (words) => ({
    opened: opened(words),
    streak: words.longestStreak,
    lives: words.lives,
    fewest: Math.min(GUESSES + 1, ...words.results.filter((room) => room.opened).map(({ guesses }) => guesses)),
  }),
});
