import { queryClient } from '#shared/api/query-client.js';
import { achievementsOfGameQuery } from './queries.js';

/** The keys of a game's achievements that the signed-in user has; asked once a minute at most, and after changes. */
export async function readCompleted(gameId: number, userId: string | undefined): Promise<string[]> {
  const achievements = await queryClient.fetchQuery({
    ...achievementsOfGameQuery(gameId, userId),
    staleTime: 60_000,
  });
  return achievements.flatMap(({ key, completed_at: completedAt }) => (completedAt === null ? [] : [key]));
}
