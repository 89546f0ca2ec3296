import { below } from '../../random.ts';
import type { Engine } from '../engine.ts';
import { nextCell } from './dungeon-pilot.ts';
import { CELLS, isCleared, newFloor, open } from './floor.ts';

const FLOORS = 8;
const LIVES = 3;
const FIRST_TRAPS = 8;
const CLEARED_BONUS = 50;

/**
 * A dungeon of eight floors and three lives: each flagstone pays the number of its floor, a cleared floor 50 times
 * that, a trap costs a life and the floor begins anew elsewhere. Every floor down holds two traps more.
 */
export const dungeonEngine: Engine = {
  name: 'dungeon',
  play(random, depth) {
    let score = 0;
    let lives = LIVES;
    let number = 1;
    while (number <= FLOORS && lives > 0) {
      const stairs = below(random, CELLS);
      const floor = newFloor(FIRST_TRAPS + 2 * number, stairs, random);
      open(floor, stairs);
      while (!floor.sprung && !isCleared(floor)) open(floor, nextCell(floor, depth, random));
      if (floor.sprung) {
        lives--;
        score += floor.opened;
      } else {
        score += floor.opened * number + CLEARED_BONUS * number;
        number++;
      }
    }
    return { score, summary: `${number - 1} floors cleared` };
  },
};
