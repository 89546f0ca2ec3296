import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { creatorOfGamesSchema, type OwnGame } from '../api-keys.schemas.js';

/** The games that the user has listed; undefined until loaded. If that fails, the user picks from all games. */
export function useOwnGames(username: string): OwnGame[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/api/users', username.toLowerCase(), 'own games'],
    queryFn: async ({ signal }) => {
      const creator = await request(`/api/users/${encodeURIComponent(username)}`, {
        answer: creatorOfGamesSchema,
        signal,
      });
      return creator.games.map(({ id, name }) => ({ id, name }));
    },
    staleTime: 0,
  });
  return data ?? (isError ? [] : undefined);
}
