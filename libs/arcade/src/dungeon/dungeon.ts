import { isFields, isListOf, type Deal } from '../secret-game.js';
import { below, type Random } from '../random.js';
import {
  CELLS,
  hideFloor,
  isCell,
  isCleared,
  isOpen,
  isOpening,
  newFloor,
  openingAt,
  show,
  type Floor,
  type HiddenFloor,
  type Opening,
} from './floor.js';

export const FLOORS = 8;
export const LIVES = 3;
const FIRST_TRAPS = 8;
const TRAPS_A_FLOOR = 2;
const CLEARED_BONUS = 50;
const COIN_POINTS = 5;

/** What the player sees. */
export interface Dungeon {
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

/** What is seen on entering a floor. */
export type Entrance = {
  stairs: number;
  opening: Opening;
};

export type DungeonAnswer = {
  /** Null if a trap went off. */
  opening: Opening | null;
  /** The next floor, if this one is cleared. */
  next: Entrance | null;
  /** All traps of the floor, if the run is over. */
  traps: number[] | null;
};

const trapsOn = (number: number) => FIRST_TRAPS + TRAPS_A_FLOOR * number;

/** In rare floors, the entrance opens everything but the traps, and nothing is left to do: these are dealt again. */
export function hideFloors(random: Random): (HiddenFloor & { stairs: number })[] {
  return Array.from({ length: FLOORS }, (_, at) => {
    const stairs = below(random, CELLS);
    const trapCount = trapsOn(at + 1);
    for (;;) {
      const hidden = { stairs, ...hideFloor(trapCount, stairs, random) };
      if (entranceOpening(at + 1, hidden).cells.length < CELLS - trapCount) return hidden;
    }
  });
}

const entranceOpening = (number: number, hidden: HiddenFloor & { stairs: number }): Opening =>
  openingAt(newFloor(trapsOn(number)), hidden, hidden.stairs);

export function dealDungeon(random: Random): Deal<Dungeon, number, DungeonAnswer, Entrance> {
  const floors = hideFloors(random);
  const hiddenFloor = (number: number) => floors[number - 1] as HiddenFloor & { stairs: number };
  const enter = (number: number): Entrance => {
    const hidden = hiddenFloor(number);
    return { stairs: hidden.stairs, opening: entranceOpening(number, hidden) };
  };
  return {
    opening: enter(1),
    answer({ floor, number, lives }, cell) {
      const hidden = hiddenFloor(number);
      const isTrap = hidden.traps.has(cell);
      const opening = isTrap ? null : openingAt(floor, hidden, cell);
      const isClear = opening !== null && floor.opened + opening.cells.length === CELLS - floor.trapCount;
      const isLast = isTrap ? lives === 1 : isClear && number === FLOORS;
      return {
        opening,
        next: isClear && !isLast ? enter(number + 1) : null,
        traps: isLast ? [...hidden.traps] : null,
      };
    },
  };
}

export function newDungeon(entrance: Entrance): Dungeon {
  const dungeon: Dungeon = {
    number: 0,
    stairs: 0,
    floor: newFloor(0),
    lives: LIVES,
    coins: 0,
    cleared: 0,
    unharmed: 0,
    score: 0,
    over: false,
  };
  descend(dungeon, entrance);
  return dungeon;
}

export function isAllowed({ over, floor }: Dungeon, cell: number): boolean {
  return !over && isCell(cell) && !isOpen(floor, cell);
}

/**
 * Opens a flagstone. Each pays the number of its floor, a coin 5 times and a cleared floor 50 times that; a trap costs
 * a life. Each floor has two traps more than the one before.
 */
export function explore(dungeon: Dungeon, cell: number, { opening, next, traps }: DungeonAnswer): void {
  const { floor } = dungeon;
  if (opening) uncover(dungeon, opening);
  else {
    floor.sprung.add(cell);
    if (--dungeon.lives === 0) dungeon.over = true;
  }
  if (traps) floor.traps = new Set(traps);
  if (isCleared(floor)) clear(dungeon, next);
}

function uncover(dungeon: Dungeon, opening: Opening): void {
  const { cells, collected } = opening;
  show(dungeon.floor, opening);
  dungeon.score += dungeon.number * (cells.length + collected * COIN_POINTS);
  dungeon.coins += collected;
}

function clear(dungeon: Dungeon, next: Entrance | null): void {
  dungeon.score += dungeon.number * CLEARED_BONUS;
  dungeon.cleared++;
  if (dungeon.floor.sprung.size === 0) dungeon.unharmed++;
  if (next) descend(dungeon, next);
  else dungeon.over = true;
}

function descend(dungeon: Dungeon, { stairs, opening }: Entrance): void {
  dungeon.number++;
  dungeon.stairs = stairs;
  dungeon.floor = newFloor(trapsOn(dungeon.number));
  uncover(dungeon, opening);
}

export function isEntrance(value: unknown): value is Entrance {
  return isFields(value) && isCell(value.stairs) && isOpening(value.opening);
}

export function isDungeonAnswer(value: unknown): value is DungeonAnswer {
  if (!isFields(value)) return false;
  const { opening, next, traps } = value;
  return (
    (opening === null || isOpening(opening)) &&
    (next === null || isEntrance(next)) &&
    (traps === null || isListOf(isCell, traps))
  );
}
