import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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
