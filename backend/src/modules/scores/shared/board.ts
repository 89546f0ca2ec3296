import type { Board } from '@gamegeek/contracts/live/topics.js';

/** A board of one week or of all time, as it is stored, ranked and cached. */
export interface BoardOfWeek extends Board {
  /** The Monday of a weekly board's week; undefined for all time. */
  week?: string;
}

/** The current board: a weekly board is that of the current week, by the database's clock. */
export function currentBoard(board: Board, { week }: { week: string }): BoardOfWeek {
  return board.period === 'week' ? { ...board, week } : board;
}

/** A game's boards: of all time, and of a week. */
export function gameBoards({ gameId, week }: { gameId: number; week: string }): [BoardOfWeek, BoardOfWeek] {
  return [
    { scope: gameId, period: 'all' },
    { scope: gameId, period: 'week', week },
  ];
}

/** `7:all`, `global:2026-11-16`: identifies a board in caches, in Redis and in events. */
export function boardId({ scope, week }: BoardOfWeek): string {
  return `${scope}:${week ?? 'all'}`;
}
