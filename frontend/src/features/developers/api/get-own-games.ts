import { gameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/api-client.js';

const ownGameSchema = v.pick(gameSchema, ['id', 'name']);
type OwnGame = v.InferOutput<typeof ownGameSchema>;
const creatorSchema = v.object({ games: v.array(ownGameSchema) });

/** The games that the user has listed; undefined until loaded. If that fails, the user picks from all games. */
export function useOwnGames(username: string): OwnGame[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/api/users', username.toLowerCase(), 'own games'],
    queryFn: async ({ signal }) => {
      const creator = await request(`/api/users/${encodeURIComponent(username)}`, {
        answer: creatorSchema,
        signal,
      });
      return creator.games.map(({ id, name }) => ({ id, name }));
    },
    staleTime: 0,
  });
  return data ?? (isError ? [] : undefined);
}
