import { finalizedWeekSchema, type FinalizedWeek } from '@gamegeek/contracts/scores/weeks.schemas.js';
import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The newest week with final champions; undefined while loading, and if there is none. */
export function useLastWeek(): FinalizedWeek | undefined {
  const { data } = useQuery({
    queryKey: ['/api/leaderboard/weeks'],
    queryFn: ({ signal }) =>
      request('/api/leaderboard/weeks', { query: { limit: 1 }, answer: v.array(finalizedWeekSchema), signal }),
  });
  return data?.[0];
}
