import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestList } from '../../../shared/api/api-client.js';
import { listOf } from '../../../shared/api/shape.js';
import { isOwnScore } from '../profiles.guards.js';

/** Rows per page of the game history. */
export const HISTORY_PAGE = 10;

export const OWN_SCORES = ['/api/user/scores'];

/** The user's scores, newest first; empty if loading fails (docs/product.md, section 7). */
export function useOwnScores(page: number) {
  const { data, isPending } = useQuery({
    queryKey: [...OWN_SCORES, page],
    queryFn: ({ signal }) =>
      requestList('/api/user/scores', { query: { page, limit: HISTORY_PAGE }, answer: listOf(isOwnScore), signal }),
    placeholderData: keepPreviousData,
  });
  return { scores: data?.items ?? [], total: data?.total ?? 0, isPending };
}
