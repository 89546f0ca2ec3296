import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import * as v from 'valibot';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestList } from '#shared/api/api-client.js';
import { GAMES_PAGE } from './list-games.js';

/** The games made with a version of a model, newest first; `loadMore` adds a page. */
export function useVersionGames(versionId: number) {
  const query = useInfiniteQuery({
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
  });
  const { data, isError, error, isFetchNextPageError } = query;
  const loadMore = () => void query.fetchNextPage();
  return {
    games: data && distinct(data.pages.flatMap(({ items }) => items)),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore,
    error: isFetchNextPageError || (isError && data === undefined) ? error : undefined,
    retry: isFetchNextPageError ? loadMore : () => void query.refetch(),
  };
}

/** A game added between two requests moves the last game of one page to the next. */
const distinct = (games: Game[]) => [...new Map(games.map((game) => [game.id, game])).values()];
