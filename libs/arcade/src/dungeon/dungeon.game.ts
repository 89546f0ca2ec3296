import { arcadeGame } from '../game.js';
import { numberCode } from '../input-log.js';
import { explore, FLOORS, newDungeon, type Dungeon } from './dungeon.js';
import { CELLS } from './floor.js';

/** The fastest players open ten flagstones per second. */
const LEAST_SECONDS_PER_STONE = 0.1;

export const dungeonGame = arcadeGame<Dungeon, number>({
  id: 'dungeon',
  version: 1,
  tickRate: 0,
  maxTicks: 0,
  maxInputs: FLOORS * CELLS,
  code: numberCode(CELLS),
  start: newDungeon,
  apply: explore,
  tick: () => {},
  leastSeconds: (_, inputs) => inputs * LEAST_SECONDS_PER_STONE,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: ({ cleared, coins, lives, unharmed }) => ({ cleared, coins, lives, unharmed }),
});
