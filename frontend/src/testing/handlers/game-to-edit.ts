import { gameBoard } from '../factories/board.factory.js';
import { fakeServer } from '../fake-server.js';

/** What the studio of a game loads besides the game. */
export function serveGameToEdit(id: number): void {
  fakeServer.on(`GET /api/games/${id}/draft-link`, () => ({
    body: { url: `http://localhost/play/${id}?draft=secret` },
  }));
  fakeServer.on(`GET /api/games/${id}/builds`, () => ({ body: [] }));
  fakeServer.on(`GET /api/games/${id}/scores`, () => ({ body: [], headers: { 'X-Total-Count': '0' } }));
  fakeServer.on(`GET /api/games/${id}/outside-scores`, () => ({ body: { count: 0, more: false, removing: false } }));
  fakeServer.on(`GET /api/games/${id}/boards`, () => ({ body: [gameBoard()] }));
  fakeServer.on(`GET /api/games/${id}/discord`, () => ({ body: { available: true, webhook: null } }));
  fakeServer.on(`GET /api/games/${id}/blocks`, () => ({ body: [] }));
  fakeServer.on(`GET /api/games/${id}/stats`, () => ({ body: [] }));
  fakeServer.on(`GET /api/games/${id}/makers`, () => ({ body: [] }));
  fakeServer.on(`GET /api/games/${id}/transfer`, () => ({ body: { to: null, offered_at: null } }));
}
