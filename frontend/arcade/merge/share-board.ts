import { SIZE, type Board } from '@gamegeek/arcade/merge/board.js';

/** By the power of two, warmer for larger tiles: 2 to 8, 16 to 64, 128 and 256, 512, 1,024, and from 2,048 on. */
const SQUARES = ['⬛', '🟦', '🟦', '🟦', '🟪', '🟪', '🟪', '🟥', '🟥', '🟧', '🟨'];
const GOAL = '⭐';

/** The board in characters, row by row, and its best tile. */
export function shareBoard(board: Board): string[] {
  const rows = Array.from({ length: SIZE }, (_, row) =>
    Array.from(board.slice(row * SIZE, (row + 1) * SIZE), (tile) => SQUARES[tile] ?? GOAL).join(''),
  );
  return [...rows, `⬆ ${2 ** Math.max(...board)}`];
}
