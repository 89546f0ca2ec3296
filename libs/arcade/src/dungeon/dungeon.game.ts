import { arcadeGame } from '../game.js';
import { numberCode } from '../input-log.js';
import { explore, FLOORS, newDungeon, type Dungeon } from './dungeon.js';
import { CELLS } from './floor.js';

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
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: ({ cleared, coins, lives, unharmed }) => ({ cleared, coins, lives, unharmed }),
});
