import { boardSpreadSchema } from '@gamegeek/contracts/boards/spread.schemas.js';
import { rankHistorySchema } from '@gamegeek/contracts/scores/rank-history.schemas.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

export interface RankedOn {
  username: string;
  gameId: number;
  /** The slug of the board; the main one without it. */
  board?: string | undefined;
}

/** How the rank of a player on a board has changed. */
export const rankHistoryQuery = ({ username, gameId, board }: RankedOn) =>
  queryOptions({
    queryKey: ['/api/users', username.toLowerCase(), 'ranks', gameId, board],
    queryFn: ({ signal }) =>
      request(`/api/users/${encodeURIComponent(username)}/ranks`, {
        query: { gameId, board },
        answer: rankHistorySchema,
        signal,
      }),
  });

/** How the bests of a board are spread. */
export const spreadQuery = (gameId: number, slug: string) =>
  queryOptions({
    queryKey: [`/api/games/${gameId}/boards`, slug, 'spread'],
    queryFn: ({ signal }) =>
      request(`/api/games/${gameId}/boards/${slug}/spread`, { answer: boardSpreadSchema, signal }),
    placeholderData: keepPreviousData,
  });
