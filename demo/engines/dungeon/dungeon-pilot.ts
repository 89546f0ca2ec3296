import { CELLS, cellsAround, isOpen, type Floor } from '../../../libs/arcade/src/dungeon/floor.ts';
import { pick, type Random } from '../../../libs/arcade/src/random.ts';
import type { Depth } from '../engine.ts';

/** The number of traps under these closed cells. */
interface Clue {
  cells: number[];
  traps: number;
}

/**
 * The cell to open next, from visible information. Depth 1 reads one number at a time, 2 also compares numbers with
 * their neighbours, 3 also estimates risks where nothing is certain; the others then guess.
 */
export function nextCell(floor: Floor, depth: Depth, random: Random): number {
  const clues = readClues(floor);
  const trapped = new Set<number>();
  const safe = findSafe(clues, trapped, depth);
  if (safe !== undefined) return safe;
  const closed = closedCells(floor).filter((cell) => !trapped.has(cell));
  return depth === 3 ? leastRisky(closed, clues, trapped, floor) : pick(random, closed);
}

function closedCells(floor: Floor): number[] {
  const closed: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (!isOpen(floor, cell)) closed.push(cell);
  return closed;
}

function readClues(floor: Floor): Clue[] {
  const clues: Clue[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const near = floor.seen[cell] as number;
    if (near < 1) continue;
    const around = cellsAround(cell);
    const traps = near - around.filter((other) => floor.sprung.has(other)).length;
    const cells = around.filter((other) => !isOpen(floor, other));
    if (cells.length > 0) clues.push({ cells, traps });
  }
  return clues;
}

/** A cell that must be safe, if the clues imply one; adds certain traps to `trapped`. */
function findSafe(clues: Clue[], trapped: Set<number>, depth: Depth): number | undefined {
  for (let learnt = true; learnt;) {
    learnt = false;
    const open = clues.map((clue) => withoutTrapped(clue, trapped));
    for (const { cells, traps } of depth === 1 ? open : [...open, ...differences(open)]) {
      if (cells.length === 0) continue;
      if (traps === 0) return cells[0];
      if (traps !== cells.length) continue;
      for (const cell of cells) trapped.add(cell);
      learnt = true;
    }
    if (depth === 1 && !learnt) break;
  }
  return undefined;
}

function withoutTrapped({ cells, traps }: Clue, trapped: ReadonlySet<number>): Clue {
  const left = cells.filter((cell) => !trapped.has(cell));
  return { cells: left, traps: traps - (cells.length - left.length) };
}

/** If a clue's cells are a subset of another's, the other's remaining cells contain its remaining traps. */
function differences(clues: readonly Clue[]): Clue[] {
  const found: Clue[] = [];
  for (const small of clues) {
    if (small.cells.length === 0) continue;
    for (const large of clues) {
      if (large.cells.length <= small.cells.length || !small.cells.every((cell) => large.cells.includes(cell)))
        continue;
      found.push({
        cells: large.cells.filter((cell) => !small.cells.includes(cell)),
        traps: large.traps - small.traps,
      });
    }
  }
  return found;
}

function leastRisky(closed: number[], clues: Clue[], trapped: ReadonlySet<number>, floor: Floor): number {
  const elsewhere = (floor.trapCount - floor.sprung.size - trapped.size) / closed.length;
  const risk = new Map<number, number>();
  for (const clue of clues) {
    const { cells, traps } = withoutTrapped(clue, trapped);
    for (const cell of cells) risk.set(cell, Math.max(risk.get(cell) ?? 0, traps / cells.length));
  }
  const riskOf = (cell: number) => risk.get(cell) ?? elsewhere;
  return closed.reduce((best, cell) => (riskOf(cell) < riskOf(best) ? cell : best));
}
