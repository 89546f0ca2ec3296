import {
  challengeSchema,
  newChallengeSchema,
  type NewChallenge,
} from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

export const challengeQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/challenges', id],
    queryFn: ({ signal }) => request(`/api/challenges/${encodeURIComponent(id)}`, { answer: challengeSchema, signal }),
    // Changed by races.
    staleTime: 0,
  });

/** Challenges a player, or everybody who has the link. */
export function createChallenge(scoreId: number, username?: string): Promise<NewChallenge> {
  return request(`/api/scores/${scoreId}/challenges`, {
    method: 'POST',
    body: { ...(username && { username }) },
    answer: newChallengeSchema,
  });
}
