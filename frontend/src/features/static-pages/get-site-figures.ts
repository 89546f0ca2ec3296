import { leaderboardPageSchema } from '@gamegeek/contracts/scores/scores.schemas.js';
import * as v from 'valibot';
import { useQueries } from '@tanstack/react-query';
import { request, requestList } from '#shared/api/api-client.js';

const itemsSchema = v.array(v.object({}));
const countedSchema = v.pick(leaderboardPageSchema, ['total']);

/** Counts, read from the header of the smallest possible page. */
const COUNTS = {
  models: async (signal: AbortSignal) => (await request('/api/models', { answer: itemsSchema, signal })).length,
  games: async (signal: AbortSignal) =>
    (await requestList('/api/games', { query: { playable: 'true', limit: 1 }, answer: itemsSchema, signal })).total,
  players: async (signal: AbortSignal) =>
    (await request('/api/leaderboard', { query: { limit: 1 }, answer: countedSchema, signal })).total,
  contests: async (signal: AbortSignal) =>
    (await request('/api/leaderboard', { query: { limit: 1, period: 'week' }, answer: countedSchema, signal })).total,
};

export type SiteFigure = keyof typeof COUNTS;

/** The current figures of the site; failed ones are left out. */
export function useSiteFigures(): Partial<Record<SiteFigure, number>> {
  const names = Object.keys(COUNTS) as SiteFigure[];
  return useQueries({
    queries: names.map((name) => ({
      queryKey: ['site-figures', name],
      queryFn: ({ signal }: { signal: AbortSignal }) => COUNTS[name](signal),
    })),
    combine: (answers) =>
      Object.fromEntries(
        answers.flatMap(({ data }, index) => {
          const name = names[index];
          return name && data !== undefined ? [[name, data]] : [];
        }),
      ),
  });
}
