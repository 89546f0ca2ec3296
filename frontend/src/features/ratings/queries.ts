import { gameRatingsSchema, ratedGameSchema } from '@gamegeek/contracts/ratings/ratings.schemas.js';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

const pathOf = (gameId: number) => `/api/games/${gameId}/ratings`;

/** The ratings of a game when the page was opened, and the user's own. */
export const ratingsQuery = (gameId: number, ownId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/games', gameId, 'ratings', ownId],
    queryFn: ({ signal }) => request(pathOf(gameId), { answer: gameRatingsSchema, signal }),
  });

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
      client.setQueryData(ratingsQuery(gameId, ownId).queryKey, { average_rating, total_ratings, distribution, mine });
      // Lists show and sort by the rating; their keys continue with something other than a number.
      void client.invalidateQueries({
        predicate: ({ queryKey: [address, id] }) => address === '/api/games' && typeof id !== 'number',
      });
    },
  });
}
