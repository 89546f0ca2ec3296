import { queryOptions } from '@tanstack/react-query';
import { ownStatsSchema } from '#features/players/players.schemas.js';
import { request } from '#shared/api/api-client.js';

/** The user's stats; shown as zero if loading fails (docs/product.md, section 7). */
export const ownStatsQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  queryFn: ({ signal }) => request('/api/user/profile', { answer: ownStatsSchema, signal }),
});
