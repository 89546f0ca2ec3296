import type { WeekChampions } from '@gamegeek/contracts/scores/weeks.types.js';
import { parseWeekName } from '@gamegeek/rules/iso-week.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { requestWithHeaders } from '../../../shared/api/api-client.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { isWeekChampions } from '../weeks.guards.js';

/** Games a page: their cards fill two or three columns evenly, and do not last for ever on a phone. */
const GAMES_PAGE = 12;

interface ShownWeek {
  week: WeekChampions;
  /** Pages of its games. */
  pages: number;
}

async function getWeek(name: string, page: number, signal: AbortSignal): Promise<ShownWeek> {
  const { data, headers } = await requestWithHeaders(`/api/leaderboard/weeks/${name}`, {
    query: { page, limit: GAMES_PAGE },
    answer: isWeekChampions,
    signal,
  });
  const games = Number(headers.get('X-Total-Count') ?? data.games.length);
  return { week: data, pages: Math.max(1, Math.ceil(games / GAMES_PAGE)) };
}

/** Who led in a week, with one page of its games. */
export function useWeek(name: string, page: number) {
  const canBeKnown = parseWeekName(name) !== undefined;
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['/api/leaderboard/weeks', name, page],
    queryFn: ({ signal }) => getWeek(name, page, signal),
    // The next page of its games takes the place of this one when it is there.
    placeholderData: keepPreviousData,
    enabled: canBeKnown,
  });
  // In slices, between which a slow phone can answer a touch (decision 0015).
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
