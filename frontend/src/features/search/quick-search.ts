import { foundSchema, type Found } from '@gamegeek/contracts/search/search.schemas.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

function quickSearch(q: string, signal: AbortSignal): Promise<Found> {
  return request('/api/search', { query: { q }, answer: foundSchema, signal });
}

/** Names that match. Outdated answers are dropped; the last result stays until the next one arrives. */
export function useQuickSearch(q: string) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['/api/search', q],
    queryFn: ({ signal }) => quickSearch(q, signal),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  });
  return {
    found: error || q === '' ? undefined : data,
    isOld: isPlaceholderData,
    error,
    retry: () => void refetch(),
  };
}
