import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { listOf } from '../../../shared/api/shape.js';
import { isOwnScore } from '../api-keys.guards.js';

/** One's newest score; null where there is none, or none can be had. */
export function useLatestScore() {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['/api/user/scores', 'latest'],
    queryFn: async ({ signal }) => {
      const scores = await request('/api/user/scores', { query: { limit: 1 }, answer: listOf(isOwnScore), signal });
      return scores[0] ?? null;
    },
    // What counts is what is new since the page was opened, so nothing is kept from an earlier visit.
    staleTime: 0,
    gcTime: 0,
    // The one list that asks on focus: whoever comes back from the terminal wants to know whether it worked, also
    // when the score raised no best and the line had nothing to tell.
    refetchOnWindowFocus: 'always',
  });
  return { latest: data ?? null, isPending, reload: refetch };
}
