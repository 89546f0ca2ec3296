import { followedPlayerSchema, followStateSchema } from '@gamegeek/contracts/follows/follows.schemas.js';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { nothing, request, requestList } from '#shared/api/api-client.js';
import { playerQuery } from '../player/get-player.js';

/** Fills rows of two. */
export const FOLLOWED_PAGE = 12;

const FOLLOWING = '/api/user/following';

/** A page of the players whom the user follows. */
export const followedQuery = (page: number) =>
  queryOptions({
    queryKey: [FOLLOWING, page],
    queryFn: ({ signal }) =>
      requestList(FOLLOWING, { query: { page, limit: FOLLOWED_PAGE }, answer: v.array(followedPlayerSchema), signal }),
    placeholderData: keepPreviousData,
    // Changed on pages of players.
    staleTime: 0,
  });

/** Whether the user follows this player. */
export const followStateQuery = (username: string) =>
  queryOptions({
    queryKey: [FOLLOWING, 'player', username],
    queryFn: ({ signal }) =>
      request(`${FOLLOWING}/${encodeURIComponent(username)}`, { answer: followStateSchema, signal }),
  });

/** Follows a player, or stops it. The cached profile counts the user, because its answer may be cached. */
export function useFollow(username: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `follow:${username}` },
    mutationFn: (following: boolean) =>
      request(`/api/users/${encodeURIComponent(username)}/follow`, {
        method: following ? 'PUT' : 'DELETE',
        answer: nothing,
      }),
    onSuccess: (_, following) => {
      client.setQueryData(followStateQuery(username).queryKey, { following });
      client.setQueryData(
        playerQuery(username).queryKey,
        (held) => held && { ...held, followers: Math.max(0, held.followers + (following ? 1 : -1)) },
      );
    },
  });
}
