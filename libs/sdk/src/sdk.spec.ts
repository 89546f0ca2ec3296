import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEvents } from './client.js';
import type { Ask } from './connection/connection.js';
import type { LoadMore } from './load.js';
import * as more from './more.js';
import { createSdk } from './sdk.js';
import type { Client } from './types.js';

const never = () => new Promise<never>(() => undefined);
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function start(game: number, loadMore: LoadMore = async () => more): { client: () => Client | undefined } {
  let client: Client | undefined;
  const sdk = createSdk('https://games.example', undefined, loadMore);
  void sdk.start({ game }).then((started) => (client = started));
  return { client: () => client };
}

describe('GameGeek.start()', () => {
  it('returns a client within two seconds when the site never answers', async () => {
    globalThis.fetch = never;
    const { client } = start(42);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(client()).toMatchObject({ mode: 'guest', player: null });
  });

  it('returns a client within two seconds when nothing answers and no file loads', async () => {
    globalThis.fetch = never;
    const { client } = start(0, never);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(client()).toBeDefined();
  });

  it('returns a local client when the site refuses the game', async () => {
    const body = { statusCode: 404, code: 'not_found', message: 'This game does not exist.' };
    globalThis.fetch = async () =>
      ({ ok: false, status: 404, headers: new Headers(), json: async () => body }) as Response;
    const { client } = start(42);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(client()?.mode).toBe('local');
  });
});

describe('a board of the game', () => {
  it('gets scores with decimals by its name, and is read by it', async () => {
    const sent: unknown[] = [];
    const read: string[] = [];
    const entry = { rank: 1, id: 1, userId: 'g', username: 'Guest', score: 12.5, createdAt: '' };
    const answers: Record<string, object> = {
      '/api/play/guests': { guest: 'ggg_1', ticket: 'ggl_1' },
      '/api/play/sessions': { token: 'ggp_1', player: { id: 'g', username: 'Guest', guest: true }, locale: 'en' },
      '/api/scores': { status: 'guest', rank: null, personalBest: true, verified: false, wouldBeRank: 1, reason: null },
      '/api/leaderboard': { entries: [entry], total: 1 },
    };
    globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
      const { pathname, search } = new URL(url);
      if (pathname === '/api/scores') sent.push(JSON.parse(body ?? ''));
      if (pathname === '/api/leaderboard') read.push(search);
      return { ok: true, status: 200, headers: new Headers(), json: async () => answers[pathname] } as Response;
    }) as typeof fetch;
    const { client } = start(42);
    await jest.advanceTimersByTimeAsync(2_000);
    const gg = client();
    await expect(gg?.submit(12.5, { board: 'jump' })).resolves.toMatchObject({ status: 'guest' });
    await expect(gg?.submit(12.5)).resolves.toMatchObject({ status: 'guest' });
    expect(sent).toEqual([
      { gameId: 42, board: 'jump', score: 12.5 },
      { gameId: 42, score: 13 },
    ]);
    const rows = [{ rank: 1, name: 'Guest', score: 12.5, own: true }];
    await expect(gg?.board('jump').top(3)).resolves.toEqual(rows);
    const watched: object[] = [];
    const stop = gg?.board('jump').watch((shown) => watched.push(shown), 5);
    await jest.advanceTimersByTimeAsync(0);
    stop?.();
    expect(watched).toEqual([rows]);
    expect(read).toEqual(['?gameId=42&board=jump&limit=3', '?gameId=42&board=jump&limit=5']);
  });
});

describe('a recording of a run', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 256);

  async function play(): Promise<{ gg: Client; logs: unknown[] }> {
    const logs: unknown[] = [];
    const answers: Record<string, object> = {
      '/api/play/guests': { guest: 'ggg_1', ticket: 'ggl_1' },
      '/api/play/sessions': { token: 'ggp_1', player: { id: 'g', username: 'Guest', guest: true }, locale: 'en' },
      '/api/scores': { status: 'guest', rank: null, personalBest: true, verified: false, wouldBeRank: 1, reason: null },
    };
    globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
      const { pathname } = new URL(url);
      if (pathname === '/api/scores') logs.push((JSON.parse(body ?? '') as { details?: { log: string } }).details?.log);
      return { ok: true, status: 200, headers: new Headers(), json: async () => answers[pathname] } as Response;
    }) as typeof fetch;
    const { client } = start(42);
    await jest.advanceTimersByTimeAsync(2_000);
    const gg = client();
    if (!gg) throw new Error('not started');
    return { gg, logs };
  }

  it('is sent with the next score, and with no other', async () => {
    const { gg, logs } = await play();
    gg.record(bytes);
    await gg.submit(12, { board: 'jump' });
    await gg.submit(13, { log: '1.abc' });
    expect(logs).toEqual([`gg1:${Buffer.from(bytes).toString('base64')}`, '1.abc']);
  });

  it('is sent by gameOver as well', async () => {
    const { gg, logs } = await play();
    gg.record(bytes);
    await gg.gameOver(12);
    expect(logs).toEqual([`gg1:${Buffer.from(bytes).toString('base64')}`]);
  });

  it('is left out with a line in the console if it is too large', async () => {
    const { gg, logs } = await play();
    gg.record(new Uint8Array(11_900));
    await gg.submit(12);
    gg.record(new Uint8Array(11_901));
    await gg.submit(13);
    expect(logs).toEqual([expect.stringMatching(/^gg1:A+/), undefined]);
    expect(String(logs[0]).length).toBeLessThanOrEqual(16_000);
    await jest.advanceTimersByTimeAsync(0);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('11901 bytes'));
  });

  it('is given back to a game that listens after its start', async () => {
    const shown: Uint8Array[] = [];
    const { gg } = await play();
    const { emit, on } = createEvents();
    on('replay', (replayed) => shown.push(replayed));
    const ask: Ask = async () => ({ run: null, replay: Buffer.from(bytes).toString('base64') }) as never;
    more.prepare({ ...gg, mode: 'bridge', ask }, emit);
    await jest.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([bytes]);
  });
});
