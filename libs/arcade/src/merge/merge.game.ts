import { arcadeGame, LOG_LIMIT } from '../game.js';
import type { Move } from './board.js';
import { highestTile, move, newMerge, type Merge } from './merge.js';
import { moveCode } from './move-code.js';

/** The fastest players make about sixteen moves per second. */
const LEAST_SECONDS_PER_MOVE = 0.05;

export const mergeGame = arcadeGame<Merge, Move>({
  id: 'merge',
  version: 1,
  tickRate: 0,
  maxTicks: 0,
  maxInputs: 2 * LOG_LIMIT - 20,
  code: moveCode,
  start: newMerge,
  apply: move,
  tick: () => {},
  leastSeconds: (_, inputs) => inputs * LEAST_SECONDS_PER_MOVE,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (merge) => ({ tile: highestTile(merge), moves: merge.moves }),
});
