import { isUsername } from '@gamegeek/contracts/auth/username.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { isPlayer } from '../profiles.guards.js';

/** An address of the API beside the players; nobody can have it as a name. */
const NOBODY = 'active';

/** What anyone may know of a player. */
export function usePlayer(username: string) {
  const canBeKnown = isUsername(username) && username.toLowerCase() !== NOBODY;
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['/api/users', username.toLowerCase()],
    queryFn: ({ signal }) => request(`/api/users/${encodeURIComponent(username)}`, { answer: isPlayer, signal }),
    // Somebody plays on while they are looked at: each visit reads anew, and shows what is known meanwhile.
    staleTime: 0,
    enabled: canBeKnown,
  });
  const isUnknown = !canBeKnown || (error instanceof ApiError && error.code === 'not_found');
  return {
    player: isUnknown ? undefined : data,
    isUnknown,
    isError: isError && data === undefined,
    retry: () => void refetch(),
  };
}
