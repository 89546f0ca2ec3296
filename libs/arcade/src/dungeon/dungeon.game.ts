import { secretGame } from '../secret-game.js';
import { numberCode } from '../input-log.js';
import {
  clearedFloors,
  dealDungeon,
  explore,
  FLOORS,
  isAllowed,
  isDungeonAnswer,
  isEntrance,
  LANTERN,
  newDungeon,
} from './dungeon.js';
import { CELLS } from './floor.js';

export const dungeonGame = secretGame({
  id: 'dungeon',
  version: 3,
  maxInputs: FLOORS * CELLS,
  // The fastest players open ten flagstones per second.
  secondsPerInput: 0.1,
  code: numberCode(LANTERN + 1),
  deal: dealDungeon,
  start: newDungeon,
  isAllowed,
  apply: explore,
  isOpening: isEntrance,
  isAnswer: isDungeonAnswer,
  score: ({ score }) => score,
  isOver: ({ over }) => over,
  details: (dungeon) => {
    const { coins, lives } = dungeon;
    const cleared = clearedFloors(dungeon);
    return {
      cleared: cleared.length,
      coins,
      lives,
      unharmed: cleared.filter(({ sprung }) => sprung === 0).length,
    };
  },
});
