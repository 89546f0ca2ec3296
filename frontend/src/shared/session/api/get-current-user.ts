import { ownUserSchema, type OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';

/** Fresh for 5 minutes, kept for 30, never retried (docs/product.md, section 9). */
const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: ({ signal }) => request('/api/auth/user', { answer: ownUserSchema, signal }),
  staleTime: 5 * 60_000,
  gcTime: 30 * 60_000,
  retry: false,
});

export function fetchCurrentUser(): Promise<OwnUser> {
  return queryClient.fetchQuery(currentUserQuery);
}

/** Clears cached data of the previous user. */
export function clearCache(): void {
  void queryClient.resetQueries();
}
