import { BOARD_WINDOW } from './live-events.js';

/** How many of a board's first rows a watcher can ask for. */
export const BOARD_ROWS = [10, BOARD_WINDOW] as const;
export type BoardRows = (typeof BOARD_ROWS)[number];

/** What `watch` takes beside a board's topic; without it the snapshot and the patches hold `BOARD_WINDOW` rows. */
export interface WatchOptions {
  rows: BoardRows;
}

/** The rows to watch for a place that shows the first so many. */
export function rowsToShow(count: number): BoardRows {
  return BOARD_ROWS.find((rows) => rows >= count) ?? BOARD_WINDOW;
}

export function isWatchOptions(value: unknown): value is WatchOptions {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'rows') return false;
  const rows: unknown = Reflect.get(value, 'rows');
  return BOARD_ROWS.some((known) => known === rows);
}
