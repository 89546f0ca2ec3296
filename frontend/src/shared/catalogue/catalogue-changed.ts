import { queryClient } from '../api/query-client.js';

const CATALOGUE = ['/api/models', '/api/model-versions', '/api/games', '/api/user/created-games'];

/**
 * Invalidates cached lists after a model, version or game was created or changed here; they never become stale by
 * themselves. Query keys of the catalogue begin with the address.
 */
export function catalogueChanged(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && CATALOGUE.some((part) => address.startsWith(part)),
  });
}
