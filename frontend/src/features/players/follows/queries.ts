import {
  followedPlayerSchema,
  followStateSchema,
  type FollowState,
} from '@gamegeek/contracts/follows/follows.schemas.js';
import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { nothing, request, requestList } from '#shared/api/api-client.js';
import { playerQuery } from '../player/get-player.js';

/** Fills rows of two. */
export const FOLLOWED_PAGE = 12;

const FOLLOWING = '/api/user/following';
const BLOCKED = '/api/user/blocked';

const pageOf = (path: string, page: number) =>
  queryOptions({
    queryKey: [path, page],
    queryFn: ({ signal }) =>
      requestList(path, { query: { page, limit: FOLLOWED_PAGE }, answer: v.array(followedPlayerSchema), signal }),
    placeholderData: keepPreviousData,
    // Changed on pages of players.
    staleTime: 0,
  });

/** A page of the players whom the user follows. */
export const followedQuery = (page: number) => pageOf(FOLLOWING, page);

/** A page of the players whom the user has blocked. */
export const blockedQuery = (page: number) => pageOf(BLOCKED, page);

/** Whether the user follows this player, or has blocked them. */
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
    onSuccess: (_, following) => changeState(client, username, { following, blocked: false }),
  });
}

/** Blocks a player, which ends following both ways, or unblocks them. */
export function useBlock(username: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `block:${username}` },
    mutationFn: (blocked: boolean) =>
      request(`/api/users/${encodeURIComponent(username)}/block`, {
        method: blocked ? 'PUT' : 'DELETE',
        answer: nothing,
      }),
    onSuccess: async (_, blocked) => {
      changeState(client, username, { following: false, blocked });
      await client.invalidateQueries({ queryKey: [BLOCKED] });
    },
  });
}

function changeState(client: QueryClient, username: string, state: FollowState): void {
  const { queryKey } = followStateQuery(username);
  const before = client.getQueryData(queryKey)?.following ?? false;
  client.setQueryData(queryKey, state);
  const change = Number(state.following) - Number(before);
  client.setQueryData(
    playerQuery(username).queryKey,
    (held) => held && { ...held, followers: Math.max(0, held.followers + change) },
  );
}
