import {
  COLUMNS,
  fits,
  landed,
  lock,
  ROWS,
  spawnPiece,
  TURNS,
  type Piece,
  type Well,
} from '../../../libs/arcade/src/stacker/well.ts';
import type { Depth } from '../engine.ts';

/** The number of best placements for which depth 3 tries the next piece. */
const TRIED_PLACES = 4;

/** A resting place of a piece, and the well after it. */
export interface Drop {
  piece: Piece;
  well: Well;
  rows: number;
}

/** The placement of a piece; null if there is none. Only depth 3 considers the next piece. */
export function nextDrop(well: Well, kind: number, next: number, depth: Depth): Drop | null {
  const drops = allDrops(well, kind)
    .map((made) => ({ made, worth: depth === 1 ? height(made.well) : worth(made) }))
    .sort((a, b) => b.worth - a.worth);
  if (depth < 3) return drops[0]?.made ?? null;
  let best: Drop | null = null;
  let bestWorth = -Infinity;
  for (const { made, worth: now } of drops.slice(0, TRIED_PLACES)) {
    const after = Math.max(...allDrops(made.well, next).map(worth), -1000);
    if (now + after > bestWorth) [best, bestWorth] = [made, now + after];
  }
  return best;
}

function allDrops(well: Well, kind: number): Drop[] {
  const drops: Drop[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (let x = -2; x < COLUMNS; x++) {
      const above = { ...spawnPiece(kind), turn, x };
      if (!fits(well, above)) continue;
      const piece = landed(well, above);
      const locked = lock(well, piece);
      if (!locked.above) drops.push({ piece, well: locked.well, rows: locked.full.length });
    }
  }
  return drops;
}

/** The careless evaluation: a low pile, whatever holes it has. */
function height(well: Well): number {
  let sum = 0;
  for (let row = 0; row < ROWS; row++) sum += bits(well[row] as number) * (row + 1);
  return -sum;
}

/** The careful evaluation: rewards cleared rows, penalises height, holes and a rough surface. */
function worth({ well, rows }: Drop): number {
  let total = 0;
  let holes = 0;
  let rough = 0;
  let previous = -1;
  for (let column = 0; column < COLUMNS; column++) {
    let top = 0;
    for (let row = ROWS - 1; row >= 0; row--) {
      const filled = ((well[row] as number) >> column) & 1;
      if (filled && top === 0) top = row + 1;
      if (!filled && top > 0) holes++;
    }
    total += top;
    if (previous >= 0) rough += Math.abs(top - previous);
    previous = top;
  }
  return 0.76 * rows - 0.51 * total - 0.36 * holes * 2 - 0.18 * rough;
}

function bits(row: number): number {
  let count = 0;
  for (let left = row; left > 0; left &= left - 1) count++;
  return count;
}
