import { SIZE, type Board } from '@gamegeek/arcade/merge/board.js';

/** The tiles for screen readers, row by row. */
export function describeBoard(board: Board): string {
  const value = (tile: number) => (tile > 0 ? String(2 ** tile) : '–');
  const rows = Array.from({ length: SIZE }, (_, row) => [...board.slice(row * SIZE, (row + 1) * SIZE)].map(value));
  return rows.map((row) => row.join(' ')).join('; ');
}
