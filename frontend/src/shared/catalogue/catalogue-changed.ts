import { queryClient } from '../api/query-client.js';

const CATALOGUE = ['/api/models', '/api/model-versions', '/api/games', '/api/user/created-games'];

/**
 * Somebody here has made or changed a model, a version or a game: lists in memory, which never grow stale by
 * themselves, are asked for anew when they are next looked at. Queries of the catalogue are keyed by their address.
 */
export function catalogueChanged(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && CATALOGUE.some((part) => address.startsWith(part)),
  });
}
