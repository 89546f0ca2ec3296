import { createHash, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HTTP_LIMITS, type RateLimits as Limits } from '../../../src/config/limits.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { openMethods } from '../../../src/core/http/request/cross-site.js';
import { RequestLog } from '../../../src/core/http/request/request-log.service.js';
import { RateLimits } from '../../../src/core/limits/rate-limits.service.js';
import { ApiKeys } from '../../../src/modules/auth/api-keys/api-keys.service.js';
import { EndedSessions } from '../../../src/modules/play/tokens/ended-sessions.service.js';
import { PlayTokens } from '../../../src/modules/play/tokens/play-tokens.service.js';
import { generateSessionToken } from '../../../src/modules/auth/sessions/session-token.js';
import { SessionsService } from '../../../src/modules/auth/sessions/sessions.service.js';
import { generateApiKey } from '../../../src/modules/auth/shared/api-key-format.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { EXTRA_ROUTES } from '../../support/http/hostile-extras.js';
import { runConcurrently } from '../../support/run-concurrently.js';
import { routesOf, siteRoutesOf, type Route } from '../../support/http/routes.js';
import { makeSiteFolder } from '../../support/http/site-folder.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

describe('limits of addresses', () => {
  const TWO = { points: 2, duration: 60 };
  /** The only reads without a limit, and why. */
  const UNLIMITED = {
    'GET /assets/main-4f3a5b6c.js': 'its name changes with its content, so browsers fetch it once',
    'GET /sdk/overlay-0a1b2c3d.js': 'the same',
    'GET /health/live': 'monitoring has to work when the address of a probe or a proxy is past its limit',
    'GET /health/ready': 'the same',
    'GET /metrics': 'the same',
  };
  const PAST_EVERY_PAGE = 1_000;

  let database: TestDatabase;
  let node: TestApp;
  let game: MadeGame;
  let ada: MadeUser;
  let addresses = 0;
  const site = makeSiteFolder();

  beforeAll(async () => {
    database = await createTestDatabase();
    game = await makeGame(database);
    ada = await makeUser(database);
  });
  afterAll(async () => {
    site.remove();
    await database?.drop();
  });
  afterEach(() => void jest.restoreAllMocks());

  /** Each test uses its own addresses. */
  const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

  /** One node for the tests of a `describe`. */
  function withLimits(limits: Partial<Limits>): void {
    beforeAll(async () => {
      node = await startTestApp({ database, settings: { trustProxy: 1 }, limits, siteFolder: site.folder });
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
    'sends a forged play token with a score': () => byPlay(`${playToken()}A`),
    'sends an expired play token with a score': () => byPlay(expiredPlayToken()),
    'sends an expired play token with a log': () => byPlay(expiredPlayToken(), LOGGED),
    'sends the play token of an ended session with a score': () => byPlay(endedPlayToken()),
    'sends a play token with an invalid score': () => byPlay(playToken(), { score: 0 }),
    'sends a play token and an empty key': () => byPlay(playToken(), { apiKey: '' }),
    'sends a play token and an unknown key with details': () =>
      byPlay(playToken(), { apiKey: generateApiKey(), ...LOGGED }),
    'sends a play token with a body that is not JSON': () => ({ ...byPlay(playToken()), body: '{"gameId":' }),
    'sends a play token with a batch': () => ({ ...byPlay(playToken()), body: JSON.stringify(batch()) }),
    'sends the play token of a guest with an invalid score': () => byPlay(playToken({ guest: true }), { score: 0 }),
    'sends the play token of a guest without a body': () => ({
      headers: { authorization: `Bearer ${playToken({ guest: true })}` },
    }),
    'sends a body of 90 kB': () => ({ body: JSON.stringify({ ...score(generateApiKey()), pad: 'x'.repeat(90_000) }) }),
  };

  /** Read by the controller, because the fast lane takes no details. */
  const LOGGED = { details: { log: 'x' } };

  /** The token of a session that no other request uses. */
  function playToken({ guest = false, endsAt = Infinity, sessionId = randomUUID() } = {}): string {
    const player = { guest, playerId: ada.id, username: ada.username };
    const session = { ...player, gameId: game.id, sessionId, startedAt: Date.now() - 60_000 };
    return node.app.get(PlayTokens).issue(session, endsAt).token;
  }

  /** Expired by far: the clock of the node's database may differ from ours. */
  const expiredPlayToken = () => playToken({ endsAt: Date.now() - 60_000 });

  function endedPlayToken(): string {
    const sessionId = randomUUID();
    void node.app.get(EndedSessions).publish(sessionId);
    return playToken({ sessionId });
  }

  const byPlay = (token: string, more: object = {}): Sent => ({
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ gameId: game.id, score: 5, ...more }),
  });
  const score = (apiKey: string) => ({ gameId: game.id, score: 5, apiKey });
  const batch = (apiKey?: string) => ({ apiKey, scores: [{ gameId: game.id, score: 5 }] });

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

  /** Every route of the server, found by itself. */
  const allRoutes = () => [...routesOf(node.app), ...EXTRA_ROUTES, ...siteRoutesOf(site.folder)];
  /** Points of the routes that cost more than one. */
  const POINTS: Record<string, number> = {
    'GET /api/users/:username': 2,
    'GET /api/users/:username/ranks': 2,
    'GET /api/games/:id/boards/:slug/spread': 2,
    'GET /api/games/:id/stats': 5,
    'GET /api/search': 3,
    'GET /api/models': 3,
    'GET /api/games/:id/card.png': 5,
    'GET /api/scores/:id/card.png': 5,
    'GET /api/openapi.json': 5,
    'GET /api/reference.md': 5,
    'GET /api/user/export': 20,
  };
  const costOf = ({ method, path }: Route) => POINTS[`${method.replace('HEAD', 'GET')} ${path}`] ?? 1;

  const takesBody = ({ method }: Route) => method !== 'GET';

  /** Routes that are not affected by a limit of two. */
  async function routesWithoutLimit(routes: Route[], sent: () => Sent): Promise<string[]> {
    const unlimited: string[] = [];
    await runConcurrently(routes, async (route) => {
      const address = newAddress();
      const statuses: number[] = [];
      // Two are answered, or fewer that cost several points; the refusal must follow in time.
      while (statuses.length < REQUESTS && statuses.at(-1) !== 429) statuses.push(await ask(route, address, sent()));
      const allowed = Math.floor(TWO.points / costOf(route));
      if (statuses.length <= allowed || statuses.at(-1) !== 429) unlimited.push(`${route.method} ${route.path}`);
    });
    return unlimited.sort();
  }

  describe('the limit of an address, set to two requests,', () => {
    withLimits({ addressBurst: TWO, address: TWO, avatar: TWO, page: TWO, file: TWO, buildFile: TWO });

    it.each(Object.entries(STRANGERS))('holds on every route for a caller who %s', async (_, sent) => {
      const isRead = sent().body === undefined;
      const routes = isRead ? allRoutes() : allRoutes().filter(takesBody);
      expect(await routesWithoutLimit(routes, sent)).toEqual(isRead ? Object.keys(UNLIMITED).sort() : []);
    });

    it.each(['HEAD', 'OPTIONS', 'PATCH'])('holds on every path for %s', async (method) => {
      const paths = new Set(allRoutes().map(({ path }) => path));
      // Browsers ask by OPTIONS before a game may send scores, which are accepted past the limit of the address.
      const counted = [...paths].filter((path) => method !== 'OPTIONS' || openMethods(path).length === 0);
      const free = method === 'HEAD' ? Object.keys(UNLIMITED).map((read) => read.replace('GET', 'HEAD')) : [];
      const routes = counted.map((path) => ({ method, path }));
      expect(await routesWithoutLimit(routes, () => ({}))).toEqual(free.sort());
    });

    it('is answered with a page for people, and with JSON for programs', async () => {
      const person = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
      const read = (path: string, address: string, headers: Record<string, string>) =>
        fetch(node.url + path, { headers: { ...headers, 'x-forwarded-for': address } });
      // Refused by Express, and ahead of it.
      for (const path of ['/none.png', '/', '/games/7', '/embed/board/7', '/arcade/snake', '/api/reference']) {
        const address = newAddress();
        for (let i = 0; i < 3; i += 1) await ask({ method: 'GET', path }, address, person);
        const page = await read(path, address, person.headers);
        expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 429, 'text/html; charset=utf-8']);
        expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(50);
        const text = await page.text();
        expect(text).toMatch(/<h1>Too Many Requests<\/h1><p>Too many requests\. Please try again in \d+ s\.<\/p>/);
        const [, style = ''] = /<style>(.*)<\/style>/.exec(text) ?? [];
        const hash = createHash('sha256').update(style).digest('base64');
        expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
        expect(await (await read(path, address, {})).json()).toMatchObject({ code: 'rate_limited' });
      }
    });

    it('does not count pages of a signed-in user behind it, who has a limit as a user', async () => {
      const address = newAddress();
      const cookie = { headers: { cookie: `session=${ada.token}` } };
      const page = { method: 'GET', path: '/' };
      for (let i = 0; i < 4; i += 1) expect(await ask(page, address, cookie)).toBe(200);
      expect(await ask(page, address, {})).toBe(200);
    });

    it.each([
      ['/arcade/snake-cover.png', '/'],
      ['/', '/api/games'],
      ['/api/games', '/'],
    ])('used up by %s leaves %s to its address: a page shows pictures and reads', async (used, other) => {
      const address = newAddress();
      for (let i = 0; i < 3; i += 1) await ask({ method: 'GET', path: used }, address, {});
      expect(await ask({ method: 'GET', path: other }, address, {})).toBe(200);
    });

    it('is known to be used up by pages before a session is looked up', async () => {
      const load = jest.spyOn(node.app.get(SessionsService), 'resolve');
      const address = newAddress();
      const page = { method: 'GET', path: '/games/7' };
      for (let i = 0; i < 3; i += 1) await ask(page, address, {});
      expect(await ask(page, address, { headers: { cookie: `session=${generateSessionToken()}` } })).toBe(429);
      expect(load).not.toHaveBeenCalled();
    });

    it('cannot be evaded by another case of the path', async () => {
      for (const path of ['/API/games', '/Api/scores', '/api/SCORES', '/api/scores/']) {
        const address = newAddress();
        const statuses: number[] = [];
        for (let i = 0; i < 3; i += 1) statuses.push(await ask({ method: 'POST', path }, address, {}));
        expect([path, statuses[2]]).toEqual([path, 429]);
      }
    });

    it('costs neither Express nor Redis anything once it is used up', async () => {
      // Express logs each of its answers; limits are counted in Redis.
      const logged = jest.spyOn(node.app.get(RequestLog), 'finished');
      const counted = jest.spyOn(node.app.get(RateLimits), 'consume');
      const address = newAddress();
      const sent: [Route, Sent][] = [
        [{ method: 'GET', path: '/api/games' }, {}],
        [{ method: 'GET', path: '/games/7' }, {}],
        [{ method: 'GET', path: '/games/7' }, { headers: { accept: 'text/html', cookie: 'theme=dark' } }],
        [{ method: 'POST', path: '/' }, { body: '{}' }],
        [{ method: 'POST', path: '/api/auth/login' }, { body: '{}' }],
        [{ method: 'POST', path: '/api/scores' }, { body: '{"gameId":' }],
        [{ method: 'POST', path: '/api/scores' }, { body: JSON.stringify(score(generateApiKey())) }],
        [{ method: 'POST', path: '/api/scores' }, byPlay(expiredPlayToken())],
      ];
      for (const path of ['/api/games', '/'])
        for (let i = 0; i < 3; i += 1) await ask({ method: 'GET', path }, address, {});
      await until(
        () => logged.mock.calls.length,
        (calls) => calls === 6,
      );
      logged.mockClear();
      counted.mockClear();
      for (const [route, request] of sent)
        expect([route.path, await ask(route, address, request)]).toEqual([route.path, 429]);
      expect(logged).not.toHaveBeenCalled();
      expect(counted).not.toHaveBeenCalled();
      logged.mockRestore();
      counted.mockRestore();
    });

    it('limits concurrent look-ups of session tokens', async () => {
      const load = jest.spyOn(node.app.get(SessionsService), 'resolve');
      const address = newAddress();
      const guess = () => ask({ method: 'GET', path: '/api/games' }, address, withUnknownToken());
      await Promise.all(Array.from({ length: 30 }, guess));
      const concurrentLookups = load.mock.calls.length;
      expect(concurrentLookups).toBeLessThan(30);
      await guess();
      expect(load).toHaveBeenCalledTimes(concurrentLookups);
    });
  });

  describe('a score submission', () => {
    const SESSION_SCORES = 4;
    withLimits({
      address: { points: 12, duration: 60 },
      sessionScore: { points: SESSION_SCORES, duration: 3_600, burst: SESSION_SCORES },
    });

    const post = (path: string, address: string, body: string, headers: Record<string, string> = {}) =>
      node.request
        .post(path)
        .set({ 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers })
        .send(body);
    const exhaust = async (address: string) => {
      for (let i = 0; i < 12; i += 1) await node.request.get('/api/launch').set('X-Forwarded-For', address).expect(200);
    };
    const sentBy = (token: string, more: object) => {
      const { headers, body = '' } = byPlay(token, more);
      return [body, headers] as const;
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
      await post('/api/scores/batch', address, padded({ scores: batch().scores }, LARGE)).expect(429);
      expect(
        (await post('/api/scores/batch', newAddress(), padded({ scores: batch().scores }, LARGE), session)).status,
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

    it.each([
      ['a score', {}],
      ['a score and its log', LOGGED],
      ['a score and no key', { apiKey: null }],
    ])(
      'with a live play token and %s is accepted past the limit of its address, without being counted',
      async (_, more) => {
        const address = newAddress();
        const { token } = await makePlay(database, { game, player: ada });
        const send = () => post('/api/scores', address, ...sentBy(token, more)).expect(200);
        const counted = jest.spyOn(node.app.get(RateLimits), 'consume');
        const checked = jest.spyOn(node.app.get(RateLimits), 'check');
        for (let i = 0; i < 3; i += 1) await send();
        expect([counted.mock.calls, checked.mock.calls]).toEqual([[], []]);
        await exhaust(address);
        // The limit is known to be used up only once a request was refused.
        await node.request.get('/api/launch').set('X-Forwarded-For', address).expect(429);
        await send();
      },
    );

    it('with a live play token and a score that its game refuses counts for its session only', async () => {
      const address = newAddress();
      const other = await makeGame(database);
      for (const more of [{}, LOGGED]) {
        const { token } = await makePlay(database, { game, player: ada });
        const send = () => post('/api/scores', address, ...sentBy(token, { ...more, gameId: other.id }));
        for (let i = 0; i < SESSION_SCORES; i += 1) expectError(await send(), 'wrong_game');
        expectError(await send(), 'rate_limited');
      }
      await exhaust(address);
    });

    it('by batch with a play token is refused before its body is read, and counts once', async () => {
      const address = newAddress();
      const head = [
        'POST /api/scores/batch HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        `Authorization: Bearer ${playToken()}`,
        `X-Forwarded-For: ${address}`,
        `Content-Length: ${HTTP_LIMITS.batchBodyBytes}`,
      ];
      for (let i = 0; i < 12; i += 1)
        expect(await firstLine(`${head.join('\r\n')}\r\n\r\n`)).toBe('HTTP/1.1 401 Unauthorized');
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
});
