import { playedGameSchema } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import * as v from 'valibot';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { requestList } from '#shared/api/api-client.js';

/** Fills rows of two and of three cards. */
export const GAMES_PAGE = 12;

export const OWN_GAMES = ['/api/user/games'];

/** The games with a score of the user; shown as none if loading fails (docs/product.md, section 7). */
export const ownGamesQuery = (page: number) =>
  queryOptions({
    queryKey: [...OWN_GAMES, page],
    queryFn: ({ signal }) =>
      requestList('/api/user/games', { query: { page, limit: GAMES_PAGE }, answer: v.array(playedGameSchema), signal }),
    placeholderData: keepPreviousData,
  });
