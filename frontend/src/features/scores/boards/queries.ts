import { gameBoardSchema } from '@gamegeek/contracts/boards/boards.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/api-client.js';

/** The boards of a game, the main one first. */
export const boardsQuery = (gameId: number) =>
  queryOptions({
    queryKey: [`/api/games/${gameId}/boards`],
    queryFn: ({ signal }) => request(`/api/games/${gameId}/boards`, { answer: v.array(gameBoardSchema), signal }),
  });
