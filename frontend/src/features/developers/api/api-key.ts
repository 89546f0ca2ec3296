import { apiKeySchema } from '@gamegeek/contracts/auth/account.schemas.js';
import type { RegenerateApiKeyDto } from '@gamegeek/contracts/auth/security.dto.js';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nothing, request } from '#shared/api/api-client.js';
import { ApiError } from '#shared/api/api-error.js';

/** Fetched on every visit: the key may have been used since, or replaced in another tab. */
const apiKeyQuery = queryOptions({
  queryKey: ['/api/user/api-key'],
  queryFn: ({ signal }) => request('/api/user/api-key', { answer: apiKeySchema, signal }),
  staleTime: 0,
});

export function useApiKey() {
  const { data, error, isError, isFetching, refetch } = useQuery(apiKeyQuery);
  return {
    view: data,
    isError: isError && data === undefined && !isFetching,
    isUnreadable: error instanceof ApiError && error.code === 'secret_unreadable',
    reload: refetch,
  };
}

export function useRegenerateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegenerateApiKeyDto) =>
      request('/api/user/api-key/regenerate', { method: 'POST', body, answer: apiKeySchema }),
    onSuccess: async (view) => {
      // A pending answer may contain the old key.
      await client.cancelQueries(apiKeyQuery);
      client.setQueryData(apiKeyQuery.queryKey, view);
    },
  });
}

/** Replaced keys are refused from now on. */
export function useEndOldApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('/api/user/api-key/old', { method: 'DELETE', answer: nothing }),
    onSuccess: () => client.setQueryData(apiKeyQuery.queryKey, (view) => view && { ...view, old_key_until: null }),
  });
}
