import { afterEach, describe, expect, it } from '@jest/globals';
import { createCall, Refused, Unreachable } from './api.js';

const ours = (statusCode: number, code: string) => JSON.stringify({ statusCode, code, message: 'No.', error: 'No.' });

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

/** Calls a server that answers this. */
function callAnswered(status: number, body: string): Promise<unknown> {
  const headers = new Headers({ 'Retry-After': '3' });
  // The parts of Response that are read; jsdom has none.
  const answer = { ok: false, status, headers, json: async () => JSON.parse(body) as unknown };
  globalThis.fetch = async () => answer as Response;
  return createCall('https://games.example')('/api/scores', { body: {}, key: 'k' });
}

describe('a request of the SDK', () => {
  it('survives leaving the page if it sends a score', async () => {
    const given: (boolean | undefined)[] = [];
    globalThis.fetch = async (_address, options) => {
      given.push(options?.keepalive);
      return { ok: true, status: 204, headers: new Headers() } as Response;
    };
    const call = createCall('https://games.example');
    await call('/api/scores', { body: {}, key: 'k' });
    await call('/api/play/rounds', { body: {} });
    expect(given).toEqual([true, false]);
  });

  it('is refused by an error of the site, with its code', async () => {
    const refusal: unknown = await callAnswered(403, ours(403, 'plays_only')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect(refusal).toMatchObject({ message: 'plays_only' });
  });

  it.each([
    ['a page', 400, '<html>Bad request</html>'],
    ['nothing', 404, ''],
    ['JSON of another service', 403, '{"code":"blocked","message":"Request blocked"}'],
    ['JSON without a code', 401, '{"statusCode":401}'],
    ['null', 400, 'null'],
    ['an error of another status', 400, ours(403, 'forbidden')],
    ['an error for a request that came too slowly', 408, ours(408, 'request_timeout')],
  ])('may be repeated when a refusal is %s', async (_what, status, body) => {
    const failure: unknown = await callAnswered(status, body).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Unreachable);
    expect(failure).toMatchObject({ waitMs: 3_000, unsure: true });
  });
});
