import { gamesToPlayQuery } from '#features/games/queries.js';
import { queryClient } from '#shared/api/query-client.js';
import { paths } from '#shared/routing/paths.js';

/** Where a newcomer begins to play: the most played game of the arcade that the home page offers (docs/product.md). */
export async function findGameToPlay(): Promise<string> {
  const games = await queryClient.fetchQuery(gamesToPlayQuery).catch(() => []);
  const game = games.find(({ arcade_id: arcadeId }) => arcadeId !== null) ?? games[0];
  return game ? paths.play(game.id) : paths.games();
}
