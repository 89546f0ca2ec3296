import { gameRatingsSchema, ratedGameSchema } from '@gamegeek/contracts/ratings/ratings.schemas.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

const pathOf = (gameId: number) => `/api/games/${gameId}/ratings`;
const keyOf = (gameId: number, ownId: string | undefined) => ['/api/games', gameId, 'ratings', ownId] as const;

/** The ratings of a game when the page was opened, and the user's own. */
export function useRatings(gameId: number, ownId: string | undefined) {
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(gameId, ownId),
    queryFn: ({ signal }) => request(pathOf(gameId), { answer: gameRatingsSchema, signal }),
  });
  return { ratings: data, failed: isError && data === undefined, retry: () => void refetch() };
}

/** Rates a game; the answer replaces the cached game (docs/product.md, section 7). */
export function useRate(gameId: number, ownId: string) {
  const client = useQueryClient();
  return useMutation({
    // One after another, so that the last choice wins.
    scope: { id: `rating:${gameId}` },
    mutationFn: (rating: number) =>
      request(pathOf(gameId), { method: 'POST', body: { rating }, answer: ratedGameSchema }),
    onSuccess: (game) => {
      const { average_rating, total_ratings, rating_distribution: distribution, my_rating: mine } = game;
      client.setQueryData(['/api/games', gameId], game);
      client.setQueryData(keyOf(gameId, ownId), { average_rating, total_ratings, distribution, mine });
      // Lists show and sort by the rating; their keys continue with something other than a number.
      void client.invalidateQueries({
        predicate: ({ queryKey: [address, id] }) => address === '/api/games' && typeof id !== 'number',
      });
    },
  });
}
