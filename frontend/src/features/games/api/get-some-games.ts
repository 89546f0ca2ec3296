import { gameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

function useSomeGames(address: string, queryKey: readonly unknown[]) {
  const { data, isError, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(address, { answer: v.array(gameSchema), signal }),
  });
  return { games: data, isError: isError && data === undefined, error, retry: () => void refetch() };
}

/** Games with the same categories and model. */
export function useSimilarGames(gameId: number) {
  return useSomeGames(`/api/games/${gameId}/similar`, ['/api/games', gameId, 'similar']);
}

/** How many games the home page offers to play. */
const OFFERED = 3;

/** The trending games that are played on this site. */
export function useGamesToPlay() {
  return useSomeGames(`/api/games?playable=here&sort=trending&limit=${OFFERED}`, ['/api/games', 'to play']);
}

/** The games on the home page. */
export function useFeaturedGames() {
  return useSomeGames('/api/games/featured', ['/api/games', 'featured']);
}
