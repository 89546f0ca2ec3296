import { useQueries } from '@tanstack/react-query';
import { request, requestList } from '../../shared/api/api-client.js';
import { isNumber, isRecord, listOf, shape } from '../../shared/api/shape.js';

const isCounted = shape<{ total: number }>({ total: isNumber });

/** Counts; each request asks for the smallest possible page. */
const COUNTS = {
  models: async (signal: AbortSignal) => (await request('/api/models', { answer: listOf(isRecord), signal })).length,
  games: async (signal: AbortSignal) =>
    (await requestList('/api/games', { query: { playable: 'true', limit: 1 }, answer: listOf(isRecord), signal }))
      .total,
  players: async (signal: AbortSignal) =>
    (await request('/api/leaderboard', { query: { limit: 1 }, answer: isCounted, signal })).total,
  contests: async (signal: AbortSignal) =>
    (await request('/api/leaderboard', { query: { limit: 1, period: 'week' }, answer: isCounted, signal })).total,
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
