import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { isRecord } from '../../../shared/api/shape.js';
import { isDataExport } from '../profiles.guards.js';

/** How often a copy that is being prepared is asked after. A job of seconds, and the one thing of the site that polls. */
const ASK_AGAIN_MS = 3_000;

const exportQuery = queryOptions({
  queryKey: ['/api/user/export'],
  queryFn: ({ signal }) => request('/api/user/export', { answer: isDataExport, signal }),
});

export function useDataExport() {
  const { data, isError, refetch } = useQuery({
    ...exportQuery,
    // A copy lives for a day; another visit may find another one, or none.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'preparing' ? ASK_AGAIN_MS : false),
  });
  return { copy: data, isError: isError && data === undefined, retry: () => void refetch() };
}

export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('/api/user/export', { method: 'POST', answer: isDataExport }),
    onSuccess: (asked) => client.setQueryData(exportQuery.queryKey, asked),
  });
}

/** The copy itself, once it is ready. */
export function fetchExport(): Promise<Record<string, unknown>> {
  return request('/api/user/export/file', { answer: isRecord });
}
