import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { listOf } from '../../../shared/api/shape.js';
import { isGameAchievement } from '../profiles.guards.js';

/** All lists of game achievements, for what makes them stale. */
export const GAME_ACHIEVEMENTS = ['game-achievements'];

export function useOwnGameAchievements() {
  return useList('/api/user/game-achievements');
}

export function usePlayerGameAchievements(username: string) {
  return useList(`/api/users/${encodeURIComponent(username)}/game-achievements`);
}

/** All that a game has, and which of them this reader has: loaded once it is known who reads. */
export function useAchievementsOfGame(gameId: number, userId: string | undefined, isReaderAwaited: boolean) {
  return useList(`/api/games/${gameId}/achievements`, { reader: userId, enabled: !isReaderAwaited });
}

function useList(
  path: string,
  { reader = '', enabled = true }: { reader?: string | undefined; enabled?: boolean } = {},
) {
  const { data, isError, refetch } = useQuery({
    queryKey: [...GAME_ACHIEVEMENTS, path, reader],
    queryFn: ({ signal }) => request(path, { answer: listOf(isGameAchievement), signal }),
    staleTime: 0,
    enabled,
  });
  return { achievements: data, isError: isError && data === undefined, retry: () => void refetch() };
}
