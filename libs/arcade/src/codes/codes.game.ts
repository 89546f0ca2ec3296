import { secretGame } from '../secret-game.js';
import { numberCode } from '../input-log.js';
import { CODE_COUNT } from './code.js';
import { dealCodes, guess, isAllowed, isCodesAnswer, newCodes, opened, SAFES, TRIES } from './codes.js';

export const codesGame = secretGame({
  id: 'codes',
  version: 2,
  maxInputs: SAFES * TRIES,
  // Four pegs and the confirmation: five presses, at ten per second.
  secondsPerInput: 0.5,
  code: numberCode(CODE_COUNT),
  deal: dealCodes,
  start: newCodes,
  isAllowed,
  apply: guess,
  isOpening: (value) => value === null,
  isAnswer: isCodesAnswer,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (codes) => ({
    opened: opened(codes),
    fewest: Math.min(TRIES + 1, ...codes.results.filter((safe) => safe.opened).map(({ hints }) => hints.length)),
  }),
});
