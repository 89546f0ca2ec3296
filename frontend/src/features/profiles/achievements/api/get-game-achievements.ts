import { gameAchievementSchema } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The common key of all lists, for invalidation. */
export const GAME_ACHIEVEMENTS = ['game-achievements'];

export function useOwnGameAchievements() {
  return useList('/api/user/game-achievements');
}

export function usePlayerGameAchievements(username: string) {
  return useList(`/api/users/${encodeURIComponent(username)}/game-achievements`);
}

/** The achievements of a game, with those the user has completed: loaded once the session is known. */
export function useAchievementsOfGame(gameId: number, userId: string | undefined, isReaderAwaited: boolean) {
  return useList(`/api/games/${gameId}/achievements`, { reader: userId, enabled: !isReaderAwaited });
}

function useList(
  path: string,
  { reader = '', enabled = true }: { reader?: string | undefined; enabled?: boolean } = {},
) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...GAME_ACHIEVEMENTS, path, reader],
    queryFn: ({ signal }) => request(path, { answer: v.array(gameAchievementSchema), signal }),
    staleTime: 0,
    enabled,
  });
  return { achievements: data, isError: isError && data === undefined, retry: () => void refetch() };
}
