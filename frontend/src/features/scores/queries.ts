import type { Board } from '@gamegeek/contracts/live/topics.js';
import {
  leaderboardPageSchema,
  scoreCountSchema,
  type LeaderboardPage,
} from '@gamegeek/contracts/scores/scores.schemas.js';
import { COMMON_PERIODS } from '@gamegeek/contracts/scores/period.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { BOARD_PAGE, MAX_BOARD_PAGE } from './board-pages.js';
import { storedRows } from './live/stored-rows.js';

/** A board of before: that of a day of a past period, or an earlier edition. */
export type PastBoard = { at: string } | { edition: number };

interface LeaderboardPageQuery extends Board {
  at?: string | undefined;
  edition?: number;
  limit: number;
  page?: number;
  /** A player's id: requests the page that contains this player. */
  around?: string;
  /** Only those whom the user follows, and the user. */
  following?: 'true';
}

/** A page with the values of the board, as they were sent. */
export function getLeaderboard(query: LeaderboardPageQuery, signal?: AbortSignal): Promise<LeaderboardPage> {
  const { scope, slug: board, period, at, edition, limit, page, around, following } = query;
  return request('/api/leaderboard', {
    query: {
      gameId: scope === 'global' ? undefined : scope,
      board,
      period,
      at,
      edition,
      limit,
      page,
      around,
      following,
    },
    answer: leaderboardPageSchema,
    ...(signal ? { signal } : {}),
  });
}

/** A page with scores as the server stores them (`storedRows`), like those of live boards. */
export async function getStoredPage(query: LeaderboardPageQuery, signal?: AbortSignal): Promise<LeaderboardPage> {
  const page = await getLeaderboard(query, signal);
  return { ...page, entries: storedRows(page.format, page.entries) };
}

/** Identifies a board. */
export const boardKey = ({ scope, slug = '', period }: Board): string => `${scope}/${slug}:${period}`;

/** A page of a board. Beyond the depth limit of lists, only the page around the user can be requested. */
export const boardPageQuery = (board: Board, page: number, userId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/leaderboard', boardKey(board), page],
    queryFn: ({ signal }) =>
      getStoredPage(
        { ...board, limit: BOARD_PAGE, ...(page > MAX_BOARD_PAGE ? { around: userId } : { page }) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** A page of the rows of those whom the user follows, and of the user. */
export const followedPageQuery = (board: Board, page: number, userId: string) =>
  queryOptions({
    queryKey: ['/api/leaderboard', boardKey(board), 'following', userId, page],
    queryFn: ({ signal }) => getStoredPage({ ...board, limit: BOARD_PAGE, page, following: 'true' }, signal),
    placeholderData: keepPreviousData,
    // Players are followed on other pages.
    staleTime: 0,
  });

/** A page of a board of before. */
export const pastPageQuery = (board: Board, past: PastBoard, page: number) =>
  queryOptions({
    queryKey: ['/api/leaderboard', boardKey(board), past, page],
    queryFn: ({ signal }) => getStoredPage({ ...board, ...past, limit: BOARD_PAGE, page }, signal),
    placeholderData: keepPreviousData,
  });

/** The page of a board that contains the user. */
export const ownBoardPageQuery = (board: Board, ownId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/leaderboard', boardKey(board), 'around', ownId],
    queryFn: ({ signal }) => getStoredPage({ ...board, limit: BOARD_PAGE, around: ownId ?? '' }, signal),
  });

/** The number of scores of a main board, of all time or of the week. */
export const scoreCountQuery = ({ scope, slug, period }: Board) =>
  queryOptions({
    enabled: slug === undefined && COMMON_PERIODS.some((common) => common === period),
    queryKey: ['/api/scores/count', scope, period],
    queryFn: ({ signal }) =>
      request('/api/scores/count', {
        query: { gameId: scope === 'global' ? undefined : scope, period },
        answer: scoreCountSchema,
        signal,
      }),
  });
