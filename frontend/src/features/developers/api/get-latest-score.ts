import { ownScoreSchema } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The user's newest score; null if there is none or the request failed. */
export function useLatestScore() {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['/api/user/scores', 'latest'],
    queryFn: async ({ signal }) => {
      const scores = await request('/api/user/scores', {
        query: { limit: 1 },
        answer: v.array(ownScoreSchema),
        signal,
      });
      return scores[0] ?? null;
    },
    // Only scores since the page was opened count, so nothing is cached from earlier visits.
    staleTime: 0,
    gcTime: 0,
    // Refetched on focus, unlike all other lists: users returning from the terminal want to know whether it worked, even if
    // the score is not a new best and no live update arrived.
    refetchOnWindowFocus: 'always',
  });
  return { latest: data ?? null, isPending, reload: refetch };
}
