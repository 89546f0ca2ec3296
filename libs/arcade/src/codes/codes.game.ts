import { arcadeGame } from '../game.js';
import { numberCode } from '../input-log.js';
import { CODE_COUNT } from './code.js';
import { guess, newCodes, opened, SAFES, TRIES, type Codes } from './codes.js';

/** Four pegs and the confirmation: five presses, at ten per second. */
const LEAST_SECONDS_PER_GUESS = 0.5;

export const codesGame = arcadeGame<Codes, number>({
  id: 'codes',
  version: 1,
  tickRate: 0,
  maxTicks: 0,
  maxInputs: SAFES * TRIES,
  code: numberCode(CODE_COUNT),
  start: newCodes,
  apply: guess,
  tick: () => {},
  leastSeconds: (_, inputs) => inputs * LEAST_SECONDS_PER_GUESS,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (codes) => ({
    opened: opened(codes),
    fewest: Math.min(TRIES + 1, ...codes.results.filter((safe) => safe.opened).map(({ tries }) => tries)),
  }),
});
