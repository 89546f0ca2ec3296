import {
  achievement,
  completed,
  creditEntry,
  login,
  openSession,
  ownScore,
  stats,
} from '../factories/profile.factory.js';
import { fakeServer } from '../fake-server.js';

const list = (items: unknown[]) => () => ({ body: items, headers: { 'X-Total-Count': String(items.length) } });

/** Serves the profile page of a user with some scores. */
export function serveProfile(): void {
  fakeServer.on('GET /api/user/profile', () => ({ body: { stats: stats() } }));
  fakeServer.on('GET /api/user/scores', list([ownScore(2), ownScore(1, { gameName: '', createdAt: '' })]));
  fakeServer.on(
    'GET /api/user/games',
    list([{ id: 7, name: 'Hexfall', description: 'Hexes fall.', image_url: null, categories: ['Puzzle'] }]),
  );
  fakeServer.on(
    'GET /api/user/achievements',
    list([
      achievement('first_game', completed),
      achievement('score_master', { progress: 25 }),
      achievement('game_explorer', { progress: 60 }),
      achievement('achievement_hunter', { progress: 33 }),
    ]),
  );
  fakeServer.on('GET /api/user/game-achievements', list([]));
  fakeServer.on('GET /api/user/following', list([]));
  fakeServer.on('GET /api/user/blocked', list([]));
  fakeServer.on('GET /api/user/championships', () => ({
    body: { totals: { first: 0, second: 0, third: 0 }, championships: [] },
  }));
  fakeServer.on('GET /api/user/credits', () => ({
    body: {
      credits: 10,
      entries: [creditEntry(1, 10, 'achievement:first_game')],
    },
  }));
  fakeServer.on('GET /api/user/play-sessions', () => ({ body: [] }));
  fakeServer.on('GET /api/auth/totp', () => ({ body: { enabled: false, recovery_codes_left: 0 } }));
  fakeServer.on('GET /api/auth/sessions', list([openSession(1, { current: true }), openSession(2)]));
  fakeServer.on('GET /api/auth/logins', list([7, 6, 5, 4, 3, 2, 1].map(login)));
}
