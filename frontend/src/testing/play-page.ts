import { screen } from '@testing-library/react';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { boardOf, entries, entry, watchAck } from './factories/board.factory.js';
import { game } from './factories/game.factory.js';
import { ownUser } from './factories/user.factory.js';
import { FakeGame, provideChannels } from './fake-game.js';
import { fakeServer } from './fake-server.js';
import { FakeTransport } from './fake-transport.js';
import { servePlay } from './handlers/play.js';
import { renderApp } from './render-app.js';

const ROWS = [...entries(3), entry(0, 150, { userId: ownUser().id, username: 'ada' })];

export const ROUND = { id: 'ggr_1', seed: 7, opening: null };

/** Serves game 7, by default one of the arcade, with its board. */
export function serve(changes: Partial<Game> = {}): void {
  fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
  fakeServer.on('GET /api/games/7', () => ({
    body: game(7, 'Neon Snake', { launch: 'hosted', arcade_id: 'snake', ...changes }),
  }));
  fakeServer.on('GET /api/leaderboard', ({ query }) => ({
    body: {
      gameId: 7,
      period: 'all',
      total: 4,
      seq: 1,
      page: 1,
      limit: 10,
      entries: boardOf(ROWS).entries.slice(0, Number(query.get('limit'))),
    },
  }));
}

/** Before each test of a page with a game. */
export function preparePlay(): void {
  provideChannels();
  Element.prototype.scrollIntoView = () => undefined;
  serve();
  servePlay();
}

export function transport(): FakeTransport {
  const fake = new FakeTransport();
  fake.answerWith((topic) =>
    topic.startsWith('leaderboard:') ? watchAck(topic, 1, boardOf(ROWS)) : new Promise(() => undefined),
  );
  return fake;
}

/** Sets the path of the loaded document, from which the app may have navigated. */
export function loadedAt(path: string): void {
  const entry = { name: new URL(path, window.location.origin).href, type: 'navigate' };
  Object.assign(performance, { getEntriesByType: (type: string) => (type === 'navigation' ? [entry] : []) });
}

export const open = (at = '/play/7') => renderApp({ at, transport: transport() });

export async function theFrame(): Promise<HTMLIFrameElement> {
  return screen.findByTitle<HTMLIFrameElement>('Neon Snake');
}

export async function startedGame(): Promise<FakeGame> {
  const started = new FakeGame(await theFrame());
  started.hello();
  return started;
}

/** The game has the page keep its run, which has 1,240 points. */
export async function keepRun(game: FakeGame) {
  const round = { ...ROUND, startedAt: new Date().toISOString() };
  const run = { round, log: '1.a', ticks: 0, score: 1_240 };
  await game.ask('keep', { run });
  return run;
}

/** Without a session the server creates a guest. */
export function asGuest(): void {
  servePlay({ id: 'guest', username: 'Guest', guest: true });
}
