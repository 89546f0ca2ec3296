import { arcadeGame } from '../game.js';
import { wordCode } from './word-code.js';
import { guess, GUESSES, newWords, opened, ROOMS, type Words } from './words.js';

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
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (words) => ({
    opened: opened(words),
    streak: words.longestStreak,
    lives: words.lives,
    fewest: Math.min(GUESSES + 1, ...words.results.filter((room) => room.opened).map(({ guesses }) => guesses)),
  }),
});
