import { scoreCountSchema } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The number of scores of a board; undefined until loaded. */
export function useScoreCount({ scope, period }: Board): number | undefined {
  const { data } = useQuery({
    queryKey: ['/api/scores/count', scope, period],
    queryFn: ({ signal }) =>
      request('/api/scores/count', {
        query: { gameId: scope === 'global' ? undefined : scope, period },
        answer: scoreCountSchema,
        signal,
      }),
  });
  return data?.scores;
}
