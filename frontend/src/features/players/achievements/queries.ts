import { gameAchievementSchema } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { shownAchievementSchema } from '#features/players/players.schemas.js';
import { request } from '#shared/api/api-client.js';
import { creditsQuery, ownStatsQuery } from '../queries.js';

export const achievementsQuery = queryOptions({
  queryKey: ['/api/user/achievements'],
  queryFn: ({ signal }) => request('/api/user/achievements', { answer: v.array(shownAchievementSchema), signal }),
});

/** Makes the server check achievements; merges the answer by id (docs/product.md, section 4). */
export function useCheckAchievements() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request('/api/user/check-achievements', { method: 'POST', answer: v.array(shownAchievementSchema) }),
    onSuccess: (checked) => {
      client.setQueryData(achievementsQuery.queryKey, (held) => mergeAchievements(held ?? [], checked));
      // Completed achievements earn credits.
      void client.invalidateQueries({ queryKey: creditsQuery.queryKey });
      void client.invalidateQueries({ queryKey: ownStatsQuery.queryKey });
    },
  });
}

/** The common key of all lists, for invalidation. */
export const GAME_ACHIEVEMENTS = ['game-achievements'];

const listQuery = (path: string, reader = '') =>
  queryOptions({
    queryKey: [...GAME_ACHIEVEMENTS, path, reader],
    queryFn: ({ signal }) => request(path, { answer: v.array(gameAchievementSchema), signal }),
    staleTime: 0,
  });

export const ownGameAchievementsQuery = listQuery('/api/user/game-achievements');

export const playerGameAchievementsQuery = (username: string) =>
  listQuery(`/api/users/${encodeURIComponent(username)}/game-achievements`);

/** The achievements of a game, with those the user has completed. */
export const achievementsOfGameQuery = (gameId: number, userId: string | undefined) =>
  listQuery(`/api/games/${gameId}/achievements`, userId);
