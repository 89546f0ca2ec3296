import { weekChampionsSchema, type WeekChampions } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { requestWithHeaders } from '#shared/api/api-client.js';
import { ApiError } from '#shared/api/api-error.js';

/** Games per page: fills two or three columns evenly, and is short enough for phones. */
const GAMES_PAGE = 12;

interface ShownWeek {
  week: WeekChampions;
  /** The number of pages of games. */
  pages: number;
}

async function getWeek(name: string, page: number, signal: AbortSignal): Promise<ShownWeek> {
  const { data, headers } = await requestWithHeaders(`/api/leaderboard/weeks/${name}`, {
    query: { page, limit: GAMES_PAGE },
    answer: weekChampionsSchema,
    signal,
  });
  const games = Number(headers.get('X-Total-Count') ?? data.games.length);
  return { week: data, pages: Math.max(1, Math.ceil(games / GAMES_PAGE)) };
}

/** The leaders of a week, with one page of its games. */
export function useWeek(name: string, page: number) {
  const canBeKnown = parseWeekName(name) !== undefined;
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['/api/leaderboard/weeks', name, page],
    queryFn: ({ signal }) => getWeek(name, page, signal),
    // The next page of games replaces this one when it has loaded.
    placeholderData: keepPreviousData,
    enabled: canBeKnown,
  });
  // As a transition: React yields to input in between (decision 0015).
  const drawn = useDeferredValue(data);
  const isUnknown = !canBeKnown || (error instanceof ApiError && error.code === 'not_found');
  return {
    shown: isUnknown ? undefined : drawn,
    isUnknown,
    isError: isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
  };
}
