import { isBelow, isFields, isListOf, type Deal } from '../secret-game.js';
import type { Random } from '../random.js';
import { deduce } from './deduce.js';
import {
  CELLS,
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
import { hideFloor } from './hide-floor.js';

export const FLOORS = 8;
export const LIVES = 3;
/** The input that uses a lantern. Others are flagstones. */
export const LANTERN = CELLS;
/** A lantern for this many coins. */
export const LANTERN_COINS = 5;
const FIRST_TRAPS = 8;
const TRAPS_A_FLOOR = 2;
const CLEARED_BONUS = 50;
const COIN_POINTS = 5;
const LIFE_POINTS = 100;
const LANTERN_POINTS = 50;

/** What happened on a floor so far. */
export interface FloorResult {
  points: number;
  /** Triggered traps. */
  sprung: number;
  isCleared: boolean;
}

/** What the player sees. */
export interface Dungeon {
  /** From 1. */
  number: number;
  floor: Floor;
  stairs: number;
  lives: number;
  coins: number;
  lanterns: number;
  /** Inputs so far. */
  steps: number;
  /** One for each floor that was entered. */
  results: FloorResult[];
  score: number;
  over: boolean;
}

/** What is seen on entering a floor. */
export type Entrance = {
  stairs: number;
  trapCount: number;
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

/** The floors of a run by their number, each made when it is asked for, after those before it. */
export function floorsOf(random: Random): (number: number) => HiddenFloor {
  const floors: HiddenFloor[] = [];
  return (number) => {
    while (floors.length < number) floors.push(hideFloor(trapsOn(floors.length + 1), random));
    return floors[number - 1] as HiddenFloor;
  };
}

export function dealDungeon(random: Random): Deal<Dungeon, number, DungeonAnswer, Entrance> {
  const floorOf = floorsOf(random);
  const enter = (number: number): Entrance => {
    const hidden = floorOf(number);
    const trapCount = hidden.traps.size;
    return { stairs: hidden.stairs, trapCount, opening: openingAt(newFloor(trapCount), hidden, hidden.stairs) };
  };
  return {
    opening: enter(1),
    answer({ floor, number, lives }, input) {
      const hidden = floorOf(number);
      const cell = input === LANTERN ? safeCell(floor, hidden) : input;
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

/** What a lantern shows: the flagstone that follows most easily from what is seen. */
function safeCell(floor: Floor, { traps }: HiddenFloor): number {
  const [certain] = deduce(floor).safe;
  return certain ?? floor.seen.findIndex((_, cell) => !isOpen(floor, cell) && !traps.has(cell));
}

export function newDungeon(entrance: Entrance): Dungeon {
  const dungeon: Dungeon = {
    number: 0,
    stairs: 0,
    floor: newFloor(0),
    lives: LIVES,
    coins: 0,
    lanterns: 1,
    steps: 0,
    results: [],
    score: 0,
    over: false,
  };
  descend(dungeon, entrance);
  return dungeon;
}

export function isAllowed({ over, floor, lanterns }: Dungeon, input: number): boolean {
  if (over) return false;
  return input === LANTERN ? lanterns > 0 : isCell(input) && !isOpen(floor, input);
}

/**
 * Opens a flagstone. Each pays the number of its floor, a coin 5 times and a cleared floor 50 times that; a trap costs
 * a life. Each floor has two traps more than the one before. A lantern opens a flagstone that is safe. At the bottom, a
 * life that is left pays 100, and a lantern 50.
 */
export function explore(dungeon: Dungeon, input: number, { opening, next, traps }: DungeonAnswer): void {
  const { floor } = dungeon;
  dungeon.steps++;
  if (input === LANTERN) dungeon.lanterns--;
  if (opening) uncover(dungeon, opening);
  else {
    floor.sprung.add(input);
    resultOf(dungeon).sprung++;
    if (--dungeon.lives === 0) dungeon.over = true;
  }
  if (traps) floor.traps = new Set(traps);
  if (isCleared(floor)) clear(dungeon, next);
}

export function clearedFloors({ results }: Pick<Dungeon, 'results'>): FloorResult[] {
  return results.filter((result) => result.isCleared);
}

const resultOf = ({ results }: Dungeon) => results[results.length - 1] as FloorResult;

function pay(dungeon: Dungeon, points: number): void {
  dungeon.score += points;
  resultOf(dungeon).points += points;
}

function uncover(dungeon: Dungeon, opening: Opening): void {
  const { cells, collected } = opening;
  show(dungeon.floor, opening);
  pay(dungeon, dungeon.number * (cells.length + collected * COIN_POINTS));
  const before = Math.floor(dungeon.coins / LANTERN_COINS);
  dungeon.coins += collected;
  dungeon.lanterns += Math.floor(dungeon.coins / LANTERN_COINS) - before;
}

function clear(dungeon: Dungeon, next: Entrance | null): void {
  pay(dungeon, dungeon.number * CLEARED_BONUS);
  resultOf(dungeon).isCleared = true;
  if (next) {
    descend(dungeon, next);
    return;
  }
  pay(dungeon, dungeon.lives * LIFE_POINTS + dungeon.lanterns * LANTERN_POINTS);
  dungeon.over = true;
}

function descend(dungeon: Dungeon, { stairs, trapCount, opening }: Entrance): void {
  dungeon.number++;
  dungeon.stairs = stairs;
  dungeon.floor = newFloor(trapCount);
  dungeon.results.push({ points: 0, sprung: 0, isCleared: false });
  uncover(dungeon, opening);
}

export function isEntrance(value: unknown): value is Entrance {
  return isFields(value) && isCell(value.stairs) && isBelow(CELLS, value.trapCount) && isOpening(value.opening);
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
