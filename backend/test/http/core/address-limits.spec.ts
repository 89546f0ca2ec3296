import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HTTP_LIMITS, type RateLimits } from '../../../src/config/limits.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { ApiKeys } from '../../../src/modules/auth/index.js';
import { generateApiKey } from '../../../src/modules/auth/shared/api-key-format.js';
import { generateSessionToken } from '../../../src/modules/auth/sessions/session-token.js';
import { SessionsService } from '../../../src/modules/auth/sessions/sessions.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { EXTRA_ROUTES } from '../../support/hostile-extras.js';
import { inTurn } from '../../support/in-turn.js';
import { routesOf, type Route } from '../../support/routes.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';

const TWO = { points: 2, duration: 60 };
/** Monitoring must work when the address of a probe or proxy is past its limit. */
const UNLIMITED = ['GET /health/live', 'GET /health/ready', 'GET /metrics'];
const PAST_EVERY_PAGE = 1_000;

let database: TestDatabase;
let node: TestApp;
let game: MadeGame;
let ada: MadeUser;
let addresses = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  game = await makeGame(database);
  ada = await makeUser(database);
});
afterAll(() => database?.drop());
afterEach(() => void jest.restoreAllMocks());

/** Each test uses its own addresses. */
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

/** One node for the tests of a `describe`. */
function withLimits(limits: Partial<RateLimits>): void {
  beforeAll(async () => {
    node = await startTestApp({ database, settings: { trustProxy: 1 }, limits });
    await node.app.get<Redis>(REDIS).flushDb();
  });
  afterAll(() => node?.close());
}

interface Sent {
  headers?: Record<string, string>;
  body?: string;
}

const withUnknownToken = (): Sent => ({ headers: { authorization: `Bearer ${generateSessionToken()}` } });

/** Requests of a visitor, different each time, like guesses. */
const STRANGERS: Record<string, () => Sent> = {
  'sends no credentials': () => ({}),
  'sends an unknown session token': withUnknownToken,
  'sends an unknown session cookie': () => ({ headers: { cookie: `session=${generateSessionToken()}` } }),
  'sends an unknown API key in the header': () => ({ headers: { authorization: `Bearer ${generateApiKey()}` } }),
  'sends an unknown API key with a score': () => ({ body: JSON.stringify(score(generateApiKey())) }),
  'sends an unknown API key with a batch': () => ({ body: JSON.stringify(batch(generateApiKey())) }),
  'sends a body that is not JSON': () => ({ body: '{"apiKey":' }),
  'sends a body of another type': () => ({ headers: { 'content-type': 'text/plain' }, body: 'gg_' }),
  'sends a body of 90 kB': () => ({ body: JSON.stringify({ ...score(generateApiKey()), pad: 'x'.repeat(90_000) }) }),
};

const score = (apiKey: string) => ({ gameId: game.id, score: 5, apiKey });
const batch = (apiKey: string) => ({ apiKey, scores: [{ gameId: game.id, score: 5 }] });

async function ask({ method, path }: Route, address: string, { headers = {}, body }: Sent): Promise<number> {
  const url = node.url + path.replace(/:\w+/g, String(PAST_EVERY_PAGE));
  const sendsBody = body !== undefined && method !== 'GET';
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers, 'x-forwarded-for': address },
    ...(sendsBody && { body }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Routes ahead of Express may answer a few more before all requests are counted. */
const REQUESTS = 6;

const takesBody = ({ method }: Route) => method !== 'GET';

/** Routes that are not affected by a limit of two. */
async function routesWithoutLimit(sent: () => Sent): Promise<string[]> {
  const unlimited: string[] = [];
  const all = [...routesOf(node.app), ...EXTRA_ROUTES];
  await inTurn(sent().body === undefined ? all : all.filter(takesBody), async (route) => {
    const address = newAddress();
    const statuses: number[] = [];
    // Two are answered; the refusal must follow in time.
    while (statuses.length < REQUESTS && statuses.at(-1) !== 429) statuses.push(await ask(route, address, sent()));
    if (statuses.length < 3 || statuses.at(-1) !== 429) unlimited.push(`${route.method} ${route.path}`);
  });
  return unlimited.sort();
}

describe('the limit of an address, set to two requests,', () => {
  withLimits({ addressBurst: TWO, address: TWO, avatar: TWO });

  it.each(Object.entries(STRANGERS))('holds on every route for a caller who %s', async (_, sent) => {
    const isRead = sent().body === undefined;
    expect(await routesWithoutLimit(sent)).toEqual(isRead ? UNLIMITED : []);
  });

  it('cannot be evaded by another case of the path', async () => {
    for (const path of ['/API/games', '/Api/scores', '/api/SCORES', '/api/scores/']) {
      const address = newAddress();
      const statuses: number[] = [];
      for (let i = 0; i < 3; i += 1) statuses.push(await ask({ method: 'POST', path }, address, {}));
      expect([path, statuses[2]]).toEqual([path, path.startsWith('/api/') ? 429 : 404]);
    }
  });

  it('limits concurrent look-ups of session tokens', async () => {
    const load = jest.spyOn(node.app.get(SessionsService), 'resolve');
    const address = newAddress();
    const guess = () => ask({ method: 'GET', path: '/api/games' }, address, withUnknownToken());
    await Promise.all(Array.from({ length: 30 }, guess));
    const atOnce = load.mock.calls.length;
    expect(atOnce).toBeLessThan(30);
    await guess();
    expect(load).toHaveBeenCalledTimes(atOnce);
  });
});

describe('a score submission', () => {
  withLimits({ address: { points: 12, duration: 60 } });

  const post = (path: string, address: string, body: string, headers: Record<string, string> = {}) =>
    node.request
      .post(path)
      .set({ 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers })
      .send(body);
  const exhaust = async (address: string) => {
    for (let i = 0; i < 12; i += 1) await node.request.get('/api/launch').set('X-Forwarded-For', address).expect(200);
  };
  const padded = (body: object, bytes: number) => JSON.stringify(body).padEnd(bytes);
  const LARGE = 1_000_000;

  it('with a known key is accepted past the limit of its address', async () => {
    const address = newAddress();
    await post('/api/scores', address, JSON.stringify(score(ada.apiKey))).expect(200);
    await exhaust(address);
    await post('/api/scores', address, JSON.stringify(score(ada.apiKey))).expect(200);
    const charset = { 'Content-Type': 'application/json; charset=utf-8' };
    await post('/api/scores', address, JSON.stringify(score(ada.apiKey)), charset).expect(200);
    const bearer = { Authorization: `Bearer ${ada.apiKey}` };
    await post('/api/scores/batch', address, padded(batch(ada.apiKey), LARGE), bearer).expect(200);
    const session = { Authorization: `Bearer ${ada.token}` };
    await post('/api/scores/batch', address, padded({ scores: batch('').scores }, LARGE)).expect(429);
    expect(
      (await post('/api/scores/batch', newAddress(), padded({ scores: batch('').scores }, LARGE), session)).status,
    ).toBe(200);
  });

  it('of 1 MB with a valid key in the body is accepted repeatedly, without counting for its address', async () => {
    const address = newAddress();
    for (let i = 0; i < 4; i += 1)
      await post('/api/scores/batch', address, padded(batch(ada.apiKey), LARGE)).expect(200);
    await exhaust(address);
  });

  it('of 1 MB with a wrong key counts as many requests as 100 kB fit into it', async () => {
    const address = newAddress();
    expectError(await post('/api/scores/batch', address, padded(batch(generateApiKey()), LARGE)), 'api_key_invalid');
    expectError(await post('/api/scores/batch', address, padded(batch(ada.apiKey), LARGE)), 'rate_limited');
    await node.request.get('/api/launch').set('X-Forwarded-For', address).expect(200);
  });

  it('is refused before a large body is read when its address is past the limit', async () => {
    const address = newAddress();
    await exhaust(address);
    const head = [
      'POST /api/scores/batch HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `X-Forwarded-For: ${address}`,
      `Content-Length: ${HTTP_LIMITS.batchBodyBytes}`,
    ];
    expect(await firstLine(`${head.join('\r\n')}\r\n\r\n`)).toBe('HTTP/1.1 429 Too Many Requests');
  });

  it('with an invalid score of a known key does not count for its address', async () => {
    const address = newAddress();
    await post('/api/scores', address, JSON.stringify(score(ada.apiKey))).expect(200);
    for (let i = 0; i < 20; i += 1)
      await post('/api/scores', address, JSON.stringify({ ...score(ada.apiKey), score: 0 })).expect(400);
  });

  it('with an unknown key is not looked up past the limit of its address', async () => {
    const address = newAddress();
    await exhaust(address);
    const resolve = jest.spyOn(node.app.get(ApiKeys), 'resolve');
    const unknown = await makeUser(database);
    expectError(await post('/api/scores', address, JSON.stringify(score(unknown.apiKey))), 'rate_limited');
    expect(resolve).not.toHaveBeenCalled();
    await post('/api/scores', newAddress(), JSON.stringify(score(unknown.apiKey))).expect(200);
  });
});

/** The answer to these raw bytes, even if the declared body is incomplete. */
function firstLine(bytes: string): Promise<string> {
  const { port } = new URL(node.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().split('\r\n')[0] ?? '');
    });
  });
}
