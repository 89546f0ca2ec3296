import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import * as v from 'valibot';
import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { GameSort } from '@gamegeek/contracts/games/sorts.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { requestList } from '#shared/api/api-client.js';

/** Fills rows of one, two or three cards. */
export const GAMES_PAGE = 24;

export interface GameListQuery {
  search: string;
  category: GameCategory | undefined;
  tag: string | undefined;
  /** Only games that can be played. */
  isPlayable: boolean;
  /** Undefined: best matches first for a search, otherwise the newest. */
  sort: GameSort | undefined;
  page: number;
}

function listGames({ search, category, tag, isPlayable, sort, page }: GameListQuery, signal: AbortSignal) {
  return requestList<Game>('/api/games', {
    query: {
      search: search || undefined,
      category,
      tag,
      playable: isPlayable ? 'true' : undefined,
      sort,
      page,
      limit: GAMES_PAGE,
    },
    answer: v.array(gameSchema),
    signal,
  });
}

/** A page of games. While the next one loads, the previous one stays. */
export function useGameList(query: GameListQuery) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['/api/games', 'list', query],
    queryFn: ({ signal }) => listGames(query, signal),
    placeholderData: keepPreviousData,
  });
  // As a transition: React yields to input in between (decision 0015).
  const list = useDeferredValue(data);
  const isOld = isPlaceholderData || (list !== undefined && list !== data);
  return { list: error ? undefined : list, isOld, error, retry: () => void refetch() };
}
