import { ownScoreSchema } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import * as v from 'valibot';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { requestList } from '#shared/api/api-client.js';

/** Rows per page of the game history. */
export const HISTORY_PAGE = 10;

export const OWN_SCORES = ['/api/user/scores'];

/** The user's scores, newest first; shown as none if loading fails (docs/product.md, section 7). */
export const ownScoresQuery = (page: number) =>
  queryOptions({
    queryKey: [...OWN_SCORES, page],
    queryFn: ({ signal }) =>
      requestList('/api/user/scores', {
        query: { page, limit: HISTORY_PAGE },
        answer: v.array(ownScoreSchema),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
