import type { ClosedWeek } from '@gamegeek/contracts/scores/weeks.types.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { listOf } from '../../../shared/api/shape.js';
import { isClosedWeek } from '../weeks.guards.js';

/** The newest week with final champions; undefined while loading, and if there is none. */
export function useLastWeek(): ClosedWeek | undefined {
  const { data } = useQuery({
    queryKey: ['/api/leaderboard/weeks'],
    queryFn: ({ signal }) =>
      request('/api/leaderboard/weeks', { query: { limit: 1 }, answer: listOf(isClosedWeek), signal }),
  });
  return data?.[0];
}
