import { fakeServer } from '../fake-server.js';

/** The number of scores of every board. */
export function serveScoreCount(scores: number): void {
  fakeServer.on('GET /api/scores/count', ({ query }) => ({
    body: { gameId: Number(query.get('gameId')) || null, period: query.get('period'), scores },
  }));
}
