import { leaderboardPageSchema, type LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { request } from '#shared/api/api-client.js';

export interface LeaderboardPageQuery extends Board {
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
