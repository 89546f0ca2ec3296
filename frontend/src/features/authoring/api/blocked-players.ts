import * as v from 'valibot';
import { blockedPlayerSchema } from '@gamegeek/contracts/games/games.schemas.js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { nothing, request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';

const addressOf = (gameId: number) => `/api/games/${gameId}/blocks`;

/** Players blocked from a game by its creator; the latest first. */
export function useBlockedPlayers(gameId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: [addressOf(gameId)],
    queryFn: ({ signal }) => request(addressOf(gameId), { answer: v.array(blockedPlayerSchema), signal }),
    gcTime: 0,
  });
  return { players: data, error, retry: () => void refetch() };
}

interface BlockChange {
  username: string;
  method: 'PUT' | 'DELETE';
}

/** Blocks or unblocks a player. */
export function useBlockChange(gameId: number) {
  return useMutation({
    mutationFn: ({ username, method }: BlockChange) =>
      request(`${addressOf(gameId)}/${encodeURIComponent(username)}`, { method, answer: nothing }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [addressOf(gameId)] }),
  });
}
