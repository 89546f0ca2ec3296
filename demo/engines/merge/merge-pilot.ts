import type { Depth } from '../engine.ts';
import { emptyCells, MOVES, slide, type Board, type Move } from '../../../libs/arcade/src/merge/board.ts';

/** Weights along a snake from one corner: large tiles belong in order, the largest in the corner. */
const SNAKE = [15, 14, 13, 12, 8, 9, 10, 11, 7, 6, 5, 4, 0, 1, 2, 3];
/** The number of empty cells that a look-ahead tries, for speed. */
const TRIED_CELLS = 4;

/** The next move, or null if there is none. Depth 1 evaluates its own move only, 2 and 3 the tiles after it. */
export function nextMove(board: Board, depth: Depth): Move | null {
  let best: Move | null = null;
  let bestValue = -Infinity;
  for (const move of MOVES) {
    const slid = slide(board, move);
    if (!slid) continue;
    const value = slid.points + (depth === 1 ? worth(slid.board) : afterSpawn(slid.board, depth));
    if (value > bestValue) [best, bestValue] = [move, value];
  }
  return best;
}

/** The expected value of a board after the next tile; fours are rare and ignored. */
function afterSpawn(board: Board, depth: Depth): number {
  const empty = emptyCells(board);
  const tried = sample(empty, depth === 3 ? TRIED_CELLS * 2 : TRIED_CELLS);
  let sum = 0;
  for (const cell of tried) {
    board[cell] = 1;
    sum += bestReply(board);
    board[cell] = 0;
  }
  return sum / tried.length;
}

function sample(cells: number[], count: number): number[] {
  const stride = Math.max(1, Math.ceil(cells.length / count));
  return cells.filter((_, index) => index % stride === 0);
}

function bestReply(board: Board): number {
  let best = -100_000;
  for (const move of MOVES) {
    const slid = slide(board, move);
    if (slid) best = Math.max(best, slid.points + worth(slid.board));
  }
  return best;
}

function worth(board: Board): number {
  let value = 0;
  let weight = 1;
  let empty = 0;
  let previous = 0;
  for (const cell of SNAKE) {
    const tile = board[cell] as number;
    if (tile === 0) empty++;
    else value += weight * 2 ** tile;
    // A step up along the snake blocks the tiles behind it.
    if (tile > previous && previous > 0) value -= weight * 2 ** tile;
    previous = tile;
    weight *= 0.6;
  }
  return value + empty * 30;
}
