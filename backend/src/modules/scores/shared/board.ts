import type { Period, Reset } from '@gamegeek/contracts/scores/period.js';
import type { Starts } from '@gamegeek/rules/boards/periods.js';

/** A board by its id, or the global one. The main board of a game has the id of the game. */
export type BoardId = number | 'global';

/** A board of one period, as it is stored, ranked and cached. */
export interface BoardSpan {
  board: BoardId;
  period: Period;
  /** The first day of the period; undefined for all time. */
  since?: string;
}

/** The span of a board at a time: of all time, or of the period that runs then. */
export function spanAt(board: BoardId, period: Period, starts: Starts): BoardSpan {
  return period === 'all' ? { board, period } : { board, period, since: starts[period] };
}

/** The spans of a board at a time; that of all time comes first. */
export function spansAt(board: BoardId, resets: readonly Reset[], starts: Starts): BoardSpan[] {
  return [{ board, period: 'all' }, ...resets.map((reset) => spanAt(board, reset, starts))];
}

/** A board of all time, or of the period that runs now. */
export type CurrentBoard = Pick<BoardSpan, 'board' | 'period'>;

export function currentSpan({ board, period }: CurrentBoard, { starts }: { starts: Starts }): BoardSpan {
  return spanAt(board, period, starts);
}

/** `7:all`, `global:week:2026-11-16`: identifies a span in caches, in Redis and in events. */
export function spanId({ board, period, since }: BoardSpan): string {
  return since === undefined ? `${board}:all` : `${board}:${period}:${since}`;
}
