import type { TrendingGame } from '@gamegeek/contracts/games/games.types.js';
import { TRENDING_GAMES } from '@gamegeek/contracts/games/trending.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { isNumber, isString, listOf, shape, type Guard } from '../../../shared/api/shape.js';
import { isGame } from '../../../shared/catalogue/catalogue.guards.js';
import { useFeaturedGames } from './get-some-games.js';

type Trend = Pick<TrendingGame, 'activePlayerCount' | 'growthPercentage' | 'aiModelName'>;

const isTrend = shape<Trend>({ activePlayerCount: isNumber, growthPercentage: isNumber, aiModelName: isString });
const isTrendingGame: Guard<TrendingGame> = (value): value is TrendingGame => isGame(value) && isTrend(value);

/** The games with the most players of these seven days; a game that nobody plays is not among them. */
export function useTrendingGames() {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['/api/games', 'trending'],
    queryFn: ({ signal }) => request('/api/games/trending', { answer: listOf(isTrendingGame), signal }),
  });
  return { games: data, isError: isError && data === undefined, error, retry: () => void refetch() };
}

/** Whether the site has fewer games than the list could show; unknown while it is asked. */
export function useHasFewGames(): boolean | undefined {
  // There are three featured games as soon as there are three games, whether played or not.
  const { games, isError } = useFeaturedGames();
  return isError ? false : games && games.length < TRENDING_GAMES;
}
