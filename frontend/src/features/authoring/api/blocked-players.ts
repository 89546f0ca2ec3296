import type { BlockedPlayer } from '@gamegeek/contracts/games/games.types.js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isNothing, request } from '../../../shared/api/api-client.js';
import { queryClient } from '../../../shared/api/query-client.js';
import { isString, listOf, shape } from '../../../shared/api/shape.js';

const isBlockedPlayer = shape<BlockedPlayer>({ id: isString, username: isString, created_at: isString });

const addressOf = (gameId: number) => `/api/games/${gameId}/blocks`;

/** Players blocked from a game by its maker; the latest first. */
export function useBlockedPlayers(gameId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: [addressOf(gameId)],
    queryFn: ({ signal }) => request(addressOf(gameId), { answer: listOf(isBlockedPlayer), signal }),
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
      request(`${addressOf(gameId)}/${encodeURIComponent(username)}`, { method, answer: isNothing }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [addressOf(gameId)] }),
  });
}
