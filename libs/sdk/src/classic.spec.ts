import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const realFetch = globalThis.fetch;
let error: jest.SpiedFunction<typeof console.error>;

/** Runs the script as a module, without a current script. */
async function run(): Promise<void> {
  jest.resetModules();
  await import('./classic.js');
}

function addScript(data: Record<string, string> = {}): void {
  const script = document.createElement('script');
  // Not fetched: jsdom loads no scripts.
  script.src = 'https://games.example/sdk/v1.js';
  Object.assign(script.dataset, data);
  document.head.append(script);
}

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  document.head.replaceChildren();
  delete window.GameGeek;
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

describe('/sdk/v1.js', () => {
  it('as type="module" finds its element, and starts the game of data-game from its site', async () => {
    const requested: [string, unknown][] = [];
    globalThis.fetch = (async (url: string, { body }: { body: string }) => {
      requested.push([url, JSON.parse(body)]);
      return {
        ok: false,
        status: 404,
        headers: new Headers(),
        json: async () => ({ statusCode: 404, code: 'not_found' }),
      };
    }) as typeof fetch;
    addScript({ game: '42' });
    await run();
    await waitFor(() => expect(requested).toEqual([['https://games.example/api/play/guests', { gameId: 42 }]]));
    // The global is typed with and without `window`.
    expect(GameGeek).toBe(window.GameGeek);
    expect(error).not.toHaveBeenCalled();
  });

  it('that is on the page twice keeps the first', async () => {
    addScript();
    await run();
    const first = window.GameGeek;
    addScript({ game: '0' });
    await run();
    expect(first).toBeDefined();
    expect(window.GameGeek).toBe(first);
  });

  it('that is imported names the file to import, and does not throw', async () => {
    await expect(run()).resolves.toBeUndefined();
    expect(error.mock.calls).toEqual([[expect.stringContaining('/sdk/v1.mjs')]]);
    expect(window.GameGeek?.start ?? 'restart').toBe('restart');
  });
});
