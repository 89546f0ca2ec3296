import { queryOptions, useQuery } from '@tanstack/react-query';
import { ownStatsSchema } from '#features/profiles/profiles.schemas.js';
import { request } from '#shared/api/api-client.js';

export const ownStatsQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  queryFn: ({ signal }) => request('/api/user/profile', { answer: ownStatsSchema, signal }),
});

/** The user's stats; zero if loading fails (docs/product.md, section 8). */
export function useOwnStats() {
  const { data, isPending, error } = useQuery(ownStatsQuery);
  return { stats: data?.stats, isPending, error };
}
