import { shuffled, type Random } from '../random.js';

export const SIDE = 10;
export const CELLS = SIDE * SIDE;
export const COINS = 3;
const UNKNOWN = -1;

/** A floor with traps under some of its flagstones (minesweeper). */
export interface Floor {
  traps: ReadonlySet<number>;
  /** Closed flagstones with a coin. */
  coins: Set<number>;
  /** The number of traps around each open cell; -1 for closed ones. */
  seen: Int8Array;
  opened: number;
  /** Triggered traps; they stay visible. */
  sprung: Set<number>;
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

/** Traps are anywhere but on and around the stairs, where the explorer starts; coins where there is no trap. */
export function newFloor(trapCount: number, stairs: number, random: Random): Floor {
  const safe = new Set([stairs, ...cellsAround(stairs)]);
  const places = shuffled(
    random,
    Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !safe.has(cell)),
  );
  const traps = new Set(places.slice(0, trapCount));
  const coins = new Set(places.slice(trapCount, trapCount + COINS));
  return { traps, coins, seen: new Int8Array(CELLS).fill(UNKNOWN), opened: 0, sprung: new Set() };
}

export function isOpen(floor: Floor, cell: number): boolean {
  return floor.seen[cell] !== UNKNOWN || floor.sprung.has(cell);
}

/** The result of opening a flagstone. */
export interface Opening {
  opened: number;
  coins: number;
  trapped: boolean;
}

/** Opens a closed cell, and all cells around it if there is no trap nearby. */
export function open(floor: Floor, cell: number): Opening {
  if (floor.traps.has(cell)) {
    floor.sprung.add(cell);
    return { opened: 0, coins: 0, trapped: true };
  }
  const before = floor.opened;
  const coinsBefore = floor.coins.size;
  const queue = [cell];
  for (let at = 0; at < queue.length; at++) {
    const next = queue[at] as number;
    if (isOpen(floor, next)) continue;
    const near = cellsAround(next).filter((other) => floor.traps.has(other)).length;
    floor.seen[next] = near;
    floor.opened++;
    floor.coins.delete(next);
    if (near === 0) queue.push(...cellsAround(next).filter((other) => !isOpen(floor, other)));
  }
  return { opened: floor.opened - before, coins: coinsBefore - floor.coins.size, trapped: false };
}

export function isCleared(floor: Floor): boolean {
  return floor.opened === CELLS - floor.traps.size;
}
