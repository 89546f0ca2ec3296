import * as v from 'valibot';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-limits.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestList } from '#shared/api/api-client.js';
import { gameChoiceSchema, type GameChoice } from '../games.schemas.js';

interface Games {
  items: GameChoice[];
  /** The total number of games; `items` may be only the first of them. */
  total: number;
}

function getGames(search: string, signal: AbortSignal): Promise<Games> {
  return requestList('/api/games', {
    query: { limit: MAX_PAGE_SIZE, search: search || undefined },
    answer: v.array(gameChoiceSchema),
    signal,
  });
}

/** The first hundred games, or matching games. */
export function useGames(
  search = '',
  enabled = true,
): { games: Games | undefined; isError: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/games', search],
    queryFn: ({ signal }) => getGames(search, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { games: data, isError: isError && data === undefined, retry: () => void refetch() };
}
