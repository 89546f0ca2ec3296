// Apart from ../queries.ts: pages of games show boards without weeks.
import {
  finalizedWeekSchema,
  weekChampionsSchema,
  type WeekChampions,
} from '@gamegeek/contracts/scores/weeks.schemas.js';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, requestWithHeaders } from '#shared/api/api-client.js';

/** The newest week with final champions, if there is one. */
export const lastWeekQuery = queryOptions({
  queryKey: ['/api/leaderboard/weeks'],
  queryFn: ({ signal }) =>
    request('/api/leaderboard/weeks', { query: { limit: 1 }, answer: v.array(finalizedWeekSchema), signal }),
  select: ([week]) => week,
});

/** Games per page: fills two or three columns evenly, and is short enough for phones. */
const GAMES_PAGE = 12;

interface ShownWeek {
  week: WeekChampions;
  /** The number of pages of games. */
  pages: number;
}

/** The leaders of a week, with one page of its games. */
export const weekQuery = (name: string, page: number) =>
  queryOptions({
    queryKey: ['/api/leaderboard/weeks', name, page],
    queryFn: async ({ signal }): Promise<ShownWeek> => {
      const { data, headers } = await requestWithHeaders(`/api/leaderboard/weeks/${name}`, {
        query: { page, limit: GAMES_PAGE },
        answer: weekChampionsSchema,
        signal,
      });
      const games = Number(headers.get('X-Total-Count') ?? data.games.length);
      return { week: data, pages: Math.max(1, Math.ceil(games / GAMES_PAGE)) };
    },
    // The next page of games replaces this one when it has loaded.
    placeholderData: keepPreviousData,
    enabled: parseWeekName(name) !== undefined,
  });
