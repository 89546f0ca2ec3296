import { isUsername } from '@gamegeek/contracts/auth/username.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { ApiError } from '#shared/api/api-error.js';
import { playerSchema } from '../profiles.schemas.js';

/** `/api/users/active` is another endpoint, so no user can have this name. */
const RESERVED_PATH = 'active';

/** A player's public profile. */
export function usePlayer(username: string) {
  const isPossible = isUsername(username) && username.toLowerCase() !== RESERVED_PATH;
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['/api/users', username.toLowerCase()],
    queryFn: ({ signal }) => request(`/api/users/${encodeURIComponent(username)}`, { answer: playerSchema, signal }),
    // Players continue to play: each visit refetches, and shows cached data until then.
    staleTime: 0,
    enabled: isPossible,
  });
  const isUnknown = !isPossible || (error instanceof ApiError && error.code === 'not_found');
  return {
    player: isUnknown ? undefined : data,
    isUnknown,
    isError: isError && data === undefined,
    retry: () => void refetch(),
  };
}
