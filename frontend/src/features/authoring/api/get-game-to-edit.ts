import { gameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The current state of a game: editing must not start from an older copy. */
export function useGameToEdit(id: number) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [`/api/games/${id}`, 'edit'],
    queryFn: ({ signal }) => request(`/api/games/${id}`, { answer: gameSchema, signal }),
    gcTime: 0,
  });
  return { game: data, error, isFetching, retry: () => void refetch() };
}
