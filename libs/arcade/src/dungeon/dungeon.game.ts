import { secretGame } from '../secret-game.js';
import { numberCode } from '../input-log.js';
import { dealDungeon, explore, FLOORS, isAllowed, isDungeonAnswer, isEntrance, newDungeon } from './dungeon.js';
import { CELLS } from './floor.js';

export const dungeonGame = secretGame({
  id: 'dungeon',
  version: 2,
  maxInputs: FLOORS * CELLS,
  // The fastest players open ten flagstones per second.
  secondsPerInput: 0.1,
  code: numberCode(CELLS),
  deal: dealDungeon,
  start: newDungeon,
  isAllowed,
  apply: explore,
  isOpening: isEntrance,
  isAnswer: isDungeonAnswer,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: ({ cleared, coins, lives, unharmed }) => ({ cleared, coins, lives, unharmed }),
});
