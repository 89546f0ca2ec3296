import {
  challengeSchema,
  newChallengeSchema,
  ownChallengeSchema,
  type NewChallenge,
} from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, requestList } from '#shared/api/api-client.js';

export const OWN_CHALLENGES_PAGE = 10;

const OWN_CHALLENGES = '/api/user/challenges';

export const challengeQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/challenges', id],
    queryFn: ({ signal }) => request(`/api/challenges/${encodeURIComponent(id)}`, { answer: challengeSchema, signal }),
    // Changed by races.
    staleTime: 0,
  });

/** A page of the challenges that the user has made, has got or has answered, open ones first. */
export const ownChallengesQuery = (page: number) =>
  queryOptions({
    queryKey: [OWN_CHALLENGES, page],
    queryFn: ({ signal }) =>
      requestList(OWN_CHALLENGES, {
        query: { page, limit: OWN_CHALLENGES_PAGE },
        answer: v.array(ownChallengeSchema),
        signal,
      }),
    placeholderData: keepPreviousData,
    // Changed by races, also of others.
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
