import { ratedPlayersPageSchema } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { BOARD_PAGE } from '../board-pages.js';

/** A page of the players with a rating, the best first. */
export const ratedPlayersQuery = (page: number) =>
  queryOptions({
    queryKey: ['/api/leaderboard/rating', page],
    queryFn: ({ signal }) =>
      request('/api/leaderboard/rating', {
        query: { page, limit: BOARD_PAGE },
        answer: ratedPlayersPageSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
