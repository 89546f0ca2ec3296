import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { fakeServer } from '../fake-server.js';

export function serveGames(games: Game[]): void {
  fakeServer.on('GET /api/games', () => ({ body: games, headers: { 'X-Total-Count': String(games.length) } }));
}
