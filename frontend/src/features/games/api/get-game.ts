import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { isGameChoice, type GameChoice } from '../games.guards.js';

/** One game, for an address that names one outside the list in hand. */
export function useGame(id: number | undefined): GameChoice | undefined {
  const { data } = useQuery({
    queryKey: ['/api/games', id],
    queryFn: ({ signal }) => request(`/api/games/${id}`, { answer: isGameChoice, signal }),
    enabled: id !== undefined,
  });
  return data;
}
