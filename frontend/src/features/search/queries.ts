import { foundSchema } from '@gamegeek/contracts/search/search.schemas.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** Names that match. Outdated answers are dropped; the last result stays until the next one arrives. */
export const quickSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/search', q],
    queryFn: ({ signal }) => request('/api/search', { query: { q }, answer: foundSchema, signal }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  });
