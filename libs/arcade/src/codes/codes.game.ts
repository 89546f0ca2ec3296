import { arcadeGame } from '../game.js';
import { numberCode } from '../input-log.js';
import { CODE_COUNT } from './code.js';
import { guess, newCodes, opened, SAFES, TRIES, type Codes } from './codes.js';

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
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (codes) => ({
    opened: opened(codes),
    fewest: Math.min(TRIES + 1, ...codes.results.filter((safe) => safe.opened).map(({ tries }) => tries)),
  }),
});
