import { BOARD_WINDOW } from './live-events.js';

/** Numbers of rows that a watcher can request. */
export const BOARD_ROWS = [10, BOARD_WINDOW] as const;
export type BoardRows = (typeof BOARD_ROWS)[number];

/** Options of `watch` for boards; the default is `BOARD_WINDOW` rows. */
export interface WatchOptions {
  rows: BoardRows;
}

/** The rows to watch in order to show this many. */
export function rowsToShow(count: number): BoardRows {
  return BOARD_ROWS.find((rows) => rows >= count) ?? BOARD_WINDOW;
}

export function isWatchOptions(value: unknown): value is WatchOptions {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'rows') return false;
  const rows: unknown = Reflect.get(value, 'rows');
  return BOARD_ROWS.some((known) => known === rows);
}
