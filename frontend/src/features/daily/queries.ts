import { dailySchema, type Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/**
 * The daily of a day, by default of today, and what the player has made of it. A page that shows the daily of today goes
 * on showing it after midnight.
 */
export const dailyQuery = (day: string | undefined, userId: string | undefined) => {
  const queryKey = ['/api/daily', day ?? 'today', userId ?? 'guest'];
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      request('/api/daily', {
        query: { day: day ?? client.getQueryData<Daily>(queryKey)?.day },
        answer: dailySchema,
        signal,
      }),
    // The next visit may be on another day.
    gcTime: 0,
  });
};
