import { below, seededRandom, type Random } from '../random.js';
import { CELLS, isCleared, isOpen, newFloor, open, type Floor } from './floor.js';

export const FLOORS = 8;
export const LIVES = 3;
const FIRST_TRAPS = 8;
const TRAPS_A_FLOOR = 2;
const CLEARED_BONUS = 50;
const COIN_POINTS = 5;

export interface Dungeon {
  readonly random: Random;
  /** From 1. */
  number: number;
  floor: Floor;
  stairs: number;
  lives: number;
  coins: number;
  cleared: number;
  /** Floors cleared without triggering a trap. */
  unharmed: number;
  score: number;
  over: boolean;
}

export function newDungeon(seed: number): Dungeon {
  const random = seededRandom(seed);
  const dungeon: Dungeon = {
    random,
    number: 1,
    stairs: 0,
    floor: newFloor(0, 0, random),
    lives: LIVES,
    coins: 0,
    cleared: 0,
    unharmed: 0,
    score: 0,
    over: false,
  };
  descend(dungeon);
  return dungeon;
}

/**
 * Opens a flagstone. Each pays the number of its floor, a coin 5 times and a cleared floor 50 times that; a trap costs a
 * life. Each floor has two traps more than the one before.
 */
export function explore(dungeon: Dungeon, cell: number): boolean {
  const { floor, number } = dungeon;
  if (dungeon.over || !Number.isInteger(cell) || cell < 0 || cell >= CELLS || isOpen(floor, cell)) return false;
  const { opened, coins, trapped } = open(floor, cell);
  dungeon.score += number * (opened + coins * COIN_POINTS);
  dungeon.coins += coins;
  if (trapped && --dungeon.lives === 0) dungeon.over = true;
  if (isCleared(floor)) clear(dungeon);
  return true;
}

function clear(dungeon: Dungeon): void {
  dungeon.score += dungeon.number * CLEARED_BONUS;
  dungeon.cleared++;
  if (dungeon.floor.sprung.size === 0) dungeon.unharmed++;
  if (dungeon.number === FLOORS) {
    dungeon.over = true;
    return;
  }
  dungeon.number++;
  descend(dungeon);
}

function descend(dungeon: Dungeon): void {
  const { random, number } = dungeon;
  dungeon.stairs = below(random, CELLS);
  dungeon.floor = newFloor(FIRST_TRAPS + TRAPS_A_FLOOR * number, dungeon.stairs, random);
  const { opened } = open(dungeon.floor, dungeon.stairs);
  dungeon.score += number * opened;
}
