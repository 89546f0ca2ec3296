import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { GameSort } from '@gamegeek/contracts/games/sorts.js';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-limits.js';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, requestList } from '#shared/api/api-client.js';
import { gameChoiceSchema } from './games.schemas.js';

/** One game; no request without an id. */
export const gameQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['/api/games', id],
    queryFn: ({ signal }) => request(`/api/games/${id}`, { answer: gameSchema, signal }),
    enabled: id !== undefined,
  });

/** The first hundred games, or matching games. */
export const gameChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['/api/games', search],
    queryFn: ({ signal }) =>
      requestList('/api/games', {
        query: { limit: MAX_PAGE_SIZE, search: search || undefined },
        answer: v.array(gameChoiceSchema),
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Games with the same categories and model. */
export const similarGamesQuery = (gameId: number) =>
  queryOptions({
    queryKey: ['/api/games', gameId, 'similar'],
    queryFn: ({ signal }) => request(`/api/games/${gameId}/similar`, { answer: v.array(gameSchema), signal }),
  });

/** How many games the home page offers to play. */
const OFFERED = 3;

/** The trending games that are played on this site. */
const trendingHere = (limit: number) =>
  queryOptions({
    queryKey: ['/api/games', 'to play', limit],
    queryFn: ({ signal }) =>
      request('/api/games', {
        query: { playable: 'here', sort: 'trending', limit },
        answer: v.array(gameSchema),
        signal,
      }),
  });

export const gamesToPlayQuery = trendingHere(OFFERED);

/** Enough to find one of the arcade. */
export const firstGamesQuery = trendingHere(24);

/** The games on the home page. */
export const featuredGamesQuery = queryOptions({
  queryKey: ['/api/games', 'featured'],
  queryFn: ({ signal }) => request('/api/games/featured', { answer: v.array(gameSchema), signal }),
});

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

/** A page of games. While the next one loads, the previous one stays. */
export const gameListQuery = (query: GameListQuery) =>
  queryOptions({
    queryKey: ['/api/games', 'list', query],
    queryFn: ({ signal }) => {
      const { search, category, tag, isPlayable, sort, page } = query;
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
    },
    placeholderData: keepPreviousData,
  });

/** The games made with a version of a model, newest first, page by page. */
export const versionGamesQuery = (versionId: number) =>
  infiniteQueryOptions({
    // Under the common key of games, so that creating or changing a game refreshes this list as well.
    queryKey: ['/api/games', 'version', versionId],
    queryFn: ({ signal, pageParam: page }) =>
      requestList<Game>(`/api/model-versions/${versionId}/games`, {
        query: { page, limit: GAMES_PAGE },
        answer: v.array(gameSchema),
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * GAMES_PAGE < total ? page + 1 : undefined),
    select: ({ pages }) => distinct(pages.flatMap(({ items }) => items)),
  });

/** A game added between two requests moves the last game of one page to the next. */
const distinct = (games: Game[]) => [...new Map(games.map((game) => [game.id, game])).values()];
