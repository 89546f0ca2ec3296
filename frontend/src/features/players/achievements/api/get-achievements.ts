import * as v from 'valibot';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { mergeAchievements } from '@gamegeek/rules/achievements.js';
import { creditsQuery } from '#features/players/overview/api/get-credits.js';
import { ownStatsQuery } from '#features/players/overview/api/get-own-stats.js';
import { shownAchievementSchema } from '#features/players/players.schemas.js';
import { request } from '#shared/api/api-client.js';

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
