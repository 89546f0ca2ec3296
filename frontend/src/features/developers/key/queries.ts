import { apiKeySchema } from '@gamegeek/contracts/auth/account.schemas.js';
import type { RegenerateApiKeyDto } from '@gamegeek/contracts/auth/security.dto.js';
import { gameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import { ownScoreSchema } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { nothing, request } from '#shared/api/api-client.js';

/** Fetched on every visit: the key may have been used since, or replaced in another tab. */
export const apiKeyQuery = queryOptions({
  queryKey: ['/api/user/api-key'],
  queryFn: ({ signal }) => request('/api/user/api-key', { answer: apiKeySchema, signal }),
  staleTime: 0,
});

export function useRegenerateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegenerateApiKeyDto) =>
      request('/api/user/api-key/regenerate', { method: 'POST', body, answer: apiKeySchema }),
    onSuccess: async (view) => {
      // A pending answer may contain the old key.
      await client.cancelQueries(apiKeyQuery);
      client.setQueryData(apiKeyQuery.queryKey, view);
    },
  });
}

/** Replaced keys are refused from now on. */
export function useEndOldApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('/api/user/api-key/old', { method: 'DELETE', answer: nothing }),
    onSuccess: () => client.setQueryData(apiKeyQuery.queryKey, (view) => view && { ...view, old_key_until: null }),
  });
}

/** The user's newest score; null if there is none. */
export const latestScoreQuery = queryOptions({
  queryKey: ['/api/user/scores', 'latest'],
  queryFn: async ({ signal }) => {
    const scores = await request('/api/user/scores', { query: { limit: 1 }, answer: v.array(ownScoreSchema), signal });
    return scores[0] ?? null;
  },
  // Only scores since the page was opened count, so nothing is cached from earlier visits.
  staleTime: 0,
  gcTime: 0,
  // Refetched on focus, unlike all other lists: users returning from the terminal want to know whether it worked, even
  // if the score is not a new best and no live update arrived.
  refetchOnWindowFocus: 'always',
});

const creatorSchema = v.object({ games: v.array(v.pick(gameSchema, ['id', 'name'])) });

/** The games that the user has listed. */
export const listedGamesQuery = (username: string) =>
  queryOptions({
    queryKey: ['/api/users', username.toLowerCase(), 'own games'],
    queryFn: async ({ signal }) => {
      const creator = await request(`/api/users/${encodeURIComponent(username)}`, { answer: creatorSchema, signal });
      return creator.games.map(({ id, name }) => ({ id, name }));
    },
    staleTime: 0,
  });
