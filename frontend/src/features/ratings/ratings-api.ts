import type { RatedGame } from '@gamegeek/contracts/ratings/ratings.types.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/api-client.js';
import type { Guard } from '../../shared/api/shape.js';
import { isGame, isRatingDistribution } from '../../shared/catalogue/catalogue.guards.js';
import { isNumber, shape } from '../../shared/api/shape.js';
import { isGameRatings } from './ratings.guards.js';

const pathOf = (gameId: number) => `/api/games/${gameId}/ratings`;
const keyOf = (gameId: number, ownId: string | undefined) => ['/api/games', gameId, 'ratings', ownId] as const;

const isRated = shape<Pick<RatedGame, 'rating_distribution' | 'my_rating'>>({
  rating_distribution: isRatingDistribution,
  my_rating: isNumber,
});
const isRatedGame: Guard<RatedGame> = (value): value is RatedGame => isGame(value) && isRated(value);

/** The ratings of a game when the page was opened, and the user's own. */
export function useRatings(gameId: number, ownId: string | undefined) {
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(gameId, ownId),
    queryFn: ({ signal }) => request(pathOf(gameId), { answer: isGameRatings, signal }),
  });
  return { ratings: data, failed: isError && data === undefined, retry: () => void refetch() };
}

/** Rates a game; the answer replaces the cached game (docs/product.md, section 7). */
export function useRate(gameId: number, ownId: string) {
  const client = useQueryClient();
  return useMutation({
    // One after another, so that the last choice wins.
    scope: { id: `rating:${gameId}` },
    mutationFn: (rating: number) => request(pathOf(gameId), { method: 'POST', body: { rating }, answer: isRatedGame }),
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
