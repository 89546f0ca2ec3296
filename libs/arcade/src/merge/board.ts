import { below, type Random } from '../random.js';

export const SIZE = 4;
const CELLS = SIZE * SIZE;

/** Sixteen cells, row by row: 0 is empty, n is the tile 2ⁿ. */
export type Board = Uint8Array;

export const MOVES = ['left', 'right', 'up', 'down'] as const;
export type Move = (typeof MOVES)[number];

/** The four lines of cells for each move, from the side that tiles slide to. */
const LINES: Record<Move, number[][]> = {
  left: lines((line, at) => line * SIZE + at),
  right: lines((line, at) => line * SIZE + SIZE - 1 - at),
  up: lines((line, at) => at * SIZE + line),
  down: lines((line, at) => (SIZE - 1 - at) * SIZE + line),
};

function lines(cell: (line: number, at: number) => number): number[][] {
  const four = [0, 1, 2, 3];
  return four.map((line) => four.map((at) => cell(line, at)));
}

export interface Slide {
  board: Board;
  /** The sum of the merged tiles. */
  points: number;
  /** Where each tile moved; merged tiles share a cell. */
  steps: Step[];
}

export interface Step {
  from: number;
  to: number;
}

export function newBoard(random: Random): Board {
  const board = new Uint8Array(CELLS);
  spawn(board, random);
  spawn(board, random);
  return board;
}

/** Two equal tiles merge into one of double value, each at most once per move; null if nothing moves. */
export function slide(board: Board, move: Move): Slide | null {
  const after = new Uint8Array(CELLS);
  const steps: Step[] = [];
  let points = 0;
  let moved = false;
  for (const line of LINES[move]) {
    let target = 0;
    let waiting = 0;
    for (let at = 0; at < SIZE; at++) {
      const cell = line[at] as number;
      const tile = board[cell] as number;
      if (tile === 0) continue;
      if (tile === waiting) {
        const merged = line[target - 1] as number;
        after[merged] = tile + 1;
        steps.push({ from: cell, to: merged });
        points += 2 ** (tile + 1);
        waiting = 0;
        moved = true;
      } else {
        const to = line[target] as number;
        steps.push({ from: cell, to });
        after[to] = tile;
        if (to !== cell) moved = true;
        waiting = tile;
        target++;
      }
    }
  }
  return moved ? { board: after, points, steps } : null;
}

export function emptyCells(board: Board): number[] {
  const empty: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (board[cell] === 0) empty.push(cell);
  return empty;
}

/** A new tile on an empty cell: a 2, or one time in ten a 4. */
export function spawn(board: Board, random: Random): void {
  const empty = emptyCells(board);
  const cell = empty[below(random, empty.length)];
  if (cell === undefined) throw new Error('the board is full');
  board[cell] = random() < 0.9 ? 1 : 2;
}
