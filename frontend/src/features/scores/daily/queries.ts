import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import { leaderboardPageSchema, type LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The first rows of the board of the daily of a day, `2026-11-30`, or of a month, `2026-11`. */
export const getDailyBoard = (daily: string, limit: number, signal?: AbortSignal): Promise<LeaderboardPage> =>
  request('/api/leaderboard', {
    query: { daily, limit },
    answer: leaderboardPageSchema,
    ...(signal ? { signal } : {}),
  });

/** The sums of points over the dailies of a month. */
export const dailyMonthQuery = (month: string) =>
  queryOptions({
    queryKey: ['/api/leaderboard', 'daily', month],
    queryFn: ({ signal }) => getDailyBoard(month, BOARD_WINDOW, signal),
  });
