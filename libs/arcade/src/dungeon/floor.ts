import { isBelow, isFields, isListOf } from '../secret-game.js';

export const SIDE = 10;
export const CELLS = SIDE * SIDE;
export const COINS = 3;
const UNKNOWN = -1;
const MOST_AROUND = 8;

/** What the player sees of a floor with traps under some of its flagstones (minesweeper). */
export interface Floor {
  readonly trapCount: number;
  /** The number of traps around each open cell; -1 for closed ones. */
  seen: Int8Array;
  opened: number;
  /** Closed flagstones whose coin has been seen through the cracks. */
  coins: Set<number>;
  /** Triggered traps; they stay visible. */
  sprung: Set<number>;
  /** All traps, once the run is over. */
  traps: ReadonlySet<number>;
}

/** What the player does not see. */
export interface HiddenFloor {
  /** Where the explorer starts. */
  stairs: number;
  traps: ReadonlySet<number>;
  coins: ReadonlySet<number>;
}

/** What is seen when a flagstone without a trap is opened. */
export interface Opening {
  /** Opened cells, each with the number of traps around it. */
  cells: [cell: number, near: number][];
  /** Collected coins. */
  collected: number;
  /** Coins that can be seen under closed flagstones around the first cell. */
  coins: number[];
}

const AROUND = Array.from({ length: CELLS }, (_, cell) => around(cell));

function around(cell: number): number[] {
  const x = cell % SIDE;
  const y = Math.floor(cell / SIDE);
  const cells: number[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const inside = x + dx >= 0 && x + dx < SIDE && y + dy >= 0 && y + dy < SIDE;
      if (inside && (dx !== 0 || dy !== 0)) cells.push((y + dy) * SIDE + x + dx);
    }
  }
  return cells;
}

export function cellsAround(cell: number): readonly number[] {
  return AROUND[cell] as number[];
}

export function newFloor(trapCount: number): Floor {
  const seen = new Int8Array(CELLS).fill(UNKNOWN);
  return { trapCount, seen, opened: 0, coins: new Set(), sprung: new Set(), traps: new Set() };
}

export function isOpen(floor: Floor, cell: number): boolean {
  return floor.seen[cell] !== UNKNOWN || floor.sprung.has(cell);
}

/** Opens a closed cell without a trap, and all cells around it if there is no trap nearby. */
export function openingAt(floor: Floor, { traps, coins }: Pick<HiddenFloor, 'traps' | 'coins'>, cell: number): Opening {
  const found = new Map<number, number>();
  const isClosed = (other: number) => !isOpen(floor, other) && !found.has(other);
  const queue = [cell];
  for (const next of queue) {
    if (!isClosed(next)) continue;
    const near = cellsAround(next).filter((other) => traps.has(other)).length;
    found.set(next, near);
    if (near === 0) queue.push(...cellsAround(next).filter(isClosed));
  }
  return {
    cells: [...found],
    collected: [...found.keys()].filter((opened) => coins.has(opened)).length,
    coins: cellsAround(cell).filter((other) => isClosed(other) && coins.has(other)),
  };
}

export function show(floor: Floor, { cells, coins }: Opening): void {
  for (const coin of coins) floor.coins.add(coin);
  for (const [cell, near] of cells) {
    if (!isOpen(floor, cell)) floor.opened++;
    floor.seen[cell] = near;
    floor.coins.delete(cell);
  }
}

export function isCleared(floor: Floor): boolean {
  return floor.opened === CELLS - floor.trapCount;
}

export const isCell = (value: unknown): value is number => isBelow(CELLS, value);

const isOpened = (value: unknown): value is Opening['cells'][number] =>
  Array.isArray(value) && value.length === 2 && isCell(value[0]) && isBelow(MOST_AROUND + 1, value[1]);

export function isOpening(value: unknown): value is Opening {
  if (!isFields(value)) return false;
  const { cells, collected, coins } = value;
  return isListOf(isOpened, cells) && isBelow(COINS + 1, collected) && isListOf(isCell, coins);
}
