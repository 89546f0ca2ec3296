import type { Board } from '@gamegeek/contracts/live/topics.js';
import {
  leaderboardPageSchema,
  scoreCountSchema,
  type LeaderboardPage,
} from '@gamegeek/contracts/scores/scores.schemas.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { BOARD_PAGE, MAX_BOARD_PAGE } from './board-pages.js';

interface LeaderboardPageQuery extends Board {
  limit: number;
  page?: number;
  /** A player's id: requests the page that contains this player. */
  around?: string;
}

export function getLeaderboard(query: LeaderboardPageQuery, signal?: AbortSignal): Promise<LeaderboardPage> {
  const { scope, period, limit, page, around } = query;
  return request('/api/leaderboard', {
    query: { gameId: scope === 'global' ? undefined : scope, period, limit, page, around },
    answer: leaderboardPageSchema,
    ...(signal ? { signal } : {}),
  });
}

/** A page of a board. Beyond the depth limit of lists, only the page around the user can be requested. */
export const boardPageQuery = (board: Board, page: number, userId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/leaderboard', board.scope, board.period, page],
    queryFn: ({ signal }) =>
      getLeaderboard(
        { ...board, limit: BOARD_PAGE, ...(page > MAX_BOARD_PAGE ? { around: userId } : { page }) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** The page of a board that contains the user. */
export const ownBoardPageQuery = (board: Board, ownId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/leaderboard', board.scope, board.period, 'around', ownId],
    queryFn: ({ signal }) => getLeaderboard({ ...board, limit: BOARD_PAGE, around: ownId ?? '' }, signal),
  });

/** The number of scores of a board. */
export const scoreCountQuery = ({ scope, period }: Board) =>
  queryOptions({
    queryKey: ['/api/scores/count', scope, period],
    queryFn: ({ signal }) =>
      request('/api/scores/count', {
        query: { gameId: scope === 'global' ? undefined : scope, period },
        answer: scoreCountSchema,
        signal,
      }),
  });
