import { isUsername } from '@gamegeek/contracts/auth/username.js';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { isNotFound } from '#shared/api/api-error.js';
import { playerSchema } from '../players.schemas.js';

/** `/api/users/active` is another endpoint, so no user can have this name. */
const RESERVED_PATH = 'active';

const isPossible = (username: string) => isUsername(username) && username.toLowerCase() !== RESERVED_PATH;

/** A player's public profile. */
export const playerQuery = (username: string) =>
  queryOptions({
    queryKey: ['/api/users', username.toLowerCase()],
    queryFn: ({ signal }) => request(`/api/users/${encodeURIComponent(username)}`, { answer: playerSchema, signal }),
    // Players continue to play: each visit refetches, and shows cached data until then.
    staleTime: 0,
    enabled: isPossible(username),
  });

/** The profile, and whether there is no such player. */
export function usePlayer(username: string) {
  const query = useQuery(playerQuery(username));
  return { query, isUnknown: !isPossible(username) || isNotFound(query.error) };
}
