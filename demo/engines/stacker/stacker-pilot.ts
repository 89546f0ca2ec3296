import { QUAD } from '../../../libs/arcade/src/stacker/points.ts';
import {
  COLUMNS,
  fits,
  landed,
  lock,
  ROWS,
  spawnPiece,
  type Piece,
  type Well,
} from '../../../libs/arcade/src/stacker/well.ts';
import type { Depth } from '../engine.ts';

/** The number of best placements for which depth 3 tries the next piece. */
const TRIED_PLACES = 4;
/** Up to this height depth 3 leaves the last column free for quads. */
const SAFE_HEIGHT = 9;

/** Further turns of a piece look like these. */
const TURNS_OF = [2, 1, 4, 2, 2, 4, 4] as const;

/** A resting place of a piece, and the well after it. */
export interface Drop {
  piece: Piece;
  well: Well;
  rows: number;
  /** The larger, the better. */
  worth: number;
}

/** The placement of a piece; null if there is none. Only depth 3 considers the next piece. */
export function nextDrop(well: Well, kind: number, next: number, depth: Depth): Drop | null {
  const drops = allDrops(well, kind, depth).sort((a, b) => b.worth - a.worth);
  if (depth < 3) return drops[0] ?? null;
  let best: Drop | null = null;
  for (const drop of drops.slice(0, TRIED_PLACES)) {
    const worth = drop.worth + Math.max(...allDrops(drop.well, next, depth).map((after) => after.worth), -1000);
    if (!best || worth > best.worth) best = { ...drop, worth };
  }
  return best;
}

function allDrops(well: Well, kind: number, depth: Depth): Drop[] {
  const drops: Drop[] = [];
  for (let turn = 0; turn < (TURNS_OF[kind] as number); turn++) {
    for (let x = -2; x < COLUMNS; x++) {
      const above = { ...spawnPiece(kind), turn, x };
      if (!fits(well, above)) continue;
      const piece = landed(well, above);
      const locked = lock(well, piece);
      if (locked.above) continue;
      const rows = locked.full.length;
      drops.push({ piece, well: locked.well, rows, worth: worthOf(locked.well, rows, depth) });
    }
  }
  return drops;
}

function worthOf(well: Well, rows: number, depth: Depth): number {
  return depth === 1 ? lowness(well) : depth === 2 ? tidiness(well, COLUMNS) + 0.76 * rows : forQuads(well, rows);
}

/** The careless evaluation: a low pile, whatever holes it has. */
function lowness(well: Well): number {
  let sum = 0;
  for (let row = 0; row < ROWS; row++) sum += bits(well[row] as number) * (row + 1);
  return -sum;
}

/** Collects four rows beside a free column, but clears any when the pile is high. */
function forQuads(well: Well, rows: number): number {
  if (well[SAFE_HEIGHT] !== 0) return tidiness(well, COLUMNS) + 0.76 * rows;
  let last = 0;
  for (const row of well) last += (row >> (COLUMNS - 1)) & 1;
  return tidiness(well, COLUMNS - 1) - (rows === QUAD ? 0 : 6 * rows) - 3 * last;
}

/** The careful evaluation: penalises height, holes and a rough surface of the first columns. */
function tidiness(well: Well, columns: number): number {
  const tops = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let holes = 0;
  let covered = 0;
  for (let row = ROWS - 1; row >= 0; row--) {
    const cells = well[row] as number;
    holes += bits(covered & ~cells);
    for (let found = cells & ~covered; found > 0; found &= found - 1) tops[31 - Math.clz32(found & -found)] = row + 1;
    covered |= cells;
  }
  let total = tops[0] as number;
  let rough = 0;
  for (let column = 1; column < COLUMNS; column++) {
    total += tops[column] as number;
    if (column < columns) rough += Math.abs((tops[column] as number) - (tops[column - 1] as number));
  }
  return -0.51 * total - 0.72 * holes - 0.18 * rough;
}

function bits(row: number): number {
  let count = 0;
  for (let left = row; left > 0; left &= left - 1) count++;
  return count;
}
