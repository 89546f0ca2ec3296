import { dataExportSchema, exportDocumentSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The polling interval while an export is prepared, which takes seconds. The only polling of the site. */
const POLL_INTERVAL_MS = 3_000;

export const exportQuery = queryOptions({
  queryKey: ['/api/user/export'],
  queryFn: ({ signal }) => request('/api/user/export', { answer: dataExportSchema, signal }),
  // Exports expire after a day, so the state may differ at the next visit.
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.status === 'preparing' ? POLL_INTERVAL_MS : false),
});

export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('/api/user/export', { method: 'POST', answer: dataExportSchema }),
    onSuccess: (answer) => client.setQueryData(exportQuery.queryKey, answer),
  });
}

/** Downloads a finished export. */
export function fetchExport(): Promise<Record<string, unknown>> {
  return request('/api/user/export/file', { answer: exportDocumentSchema });
}
