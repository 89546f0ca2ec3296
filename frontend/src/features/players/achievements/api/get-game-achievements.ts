import { gameAchievementSchema } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import * as v from 'valibot';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

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
