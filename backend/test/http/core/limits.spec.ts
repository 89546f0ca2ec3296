import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { RateLimits as Limits } from '../../../src/config/limits.js';
import { generateApiKey } from '../../../src/modules/auth/shared/api-key-format.js';
import { makeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTcpProxy } from '../../support/services/tcp-proxy.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

describe('kinds of limits', () => {
  const TWO = { points: 2, duration: 60 };
  const ONE_PROXY = { trustProxy: 1 };

  let database: TestDatabase;
  const nodes: TestApp[] = [];
  let addresses = 0;

  /** An address that no other test has used. */
  const newAddress = () => `203.0.113.${(addresses += 1)}`;

  async function startWith(limits: Partial<Limits>, options: TestAppOptions = {}): Promise<TestApp> {
    const node = await startTestApp({ database, settings: ONE_PROXY, ...options, limits });
    nodes.push(node);
    return node;
  }

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
  });
  afterAll(() => database?.drop());

  const readFrom = (node: TestApp, address: string) => node.request.get('/api/launch').set('X-Forwarded-For', address);
  const statuses = async (requests: (() => PromiseLike<{ status: number }>)[]) => {
    const seen: number[] = [];
    for (const request of requests) seen.push((await request()).status);
    return seen;
  };

  describe('a visitor', () => {
    let node: TestApp;

    beforeAll(async () => {
      const limits = { address: TWO, avatar: { points: 3, duration: 60 }, file: TWO };
      node = await startTestApp({ database, settings: ONE_PROXY, limits });
    });
    afterAll(() => node?.close());

    it.each(['addressBurst', 'address'] as const)('is refused past the limit `%s`, with Retry-After', async (name) => {
      const node = await startWith({ [name]: TWO });
      const address = newAddress();
      const { headers } = await readFrom(node, address).expect(200);
      expect(headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1', 'ratelimit-reset': '60' });
      await readFrom(node, address).expect(200);
      const refused = await readFrom(node, address);
      const { message } = expectError(refused, 'rate_limited');
      expect(message).toMatch(/^Too many requests\. Please try again in \d+ s\.$/);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
      expect(refused.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
      await readFrom(node, newAddress()).expect(200);
    });

    it('is counted by the /64 of an IPv6 address', async () => {
      const prefix = '2001:db8:0:7';
      expect(
        await statuses(
          [`${prefix}::1`, `${prefix}:ffff::2`, `${prefix}::3`, '2001:db8:0:8::1'].map(
            (address) => () => readFrom(node, address),
          ),
        ),
      ).toEqual([200, 200, 429, 200]);
    });

    it('cannot forge addresses', async () => {
      const address = newAddress();
      const spoof = (invented: string) => () => readFrom(node, `${invented}, ${address}`);
      expect(await statuses(['1.1.1.1', '2.2.2.2', '3.3.3.3'].map(spoof))).toEqual([200, 200, 429]);
      const direct = await startWith({ address: TWO }, { settings: { trustProxy: 0 } });
      expect(
        await statuses(['4.4.4.4', '5.5.5.5', '6.6.6.6'].map((invented) => () => readFrom(direct, invented))),
      ).toEqual([200, 200, 429]);
    });

    it('is counted over all nodes', async () => {
      const other = await startWith({ address: TWO });
      const address = newAddress();
      expect(await statuses([node, other, node, other].map((each) => () => readFrom(each, address)))).toEqual([
        200, 200, 429, 429,
      ]);
    });

    it('does not use up the limit of signed-in users behind the same address', async () => {
      const ada = await makeUser(database);
      const address = newAddress();
      await statuses([1, 2, 3].map(() => () => readFrom(node, address).set('Authorization', `Bearer ${ada.token}`)));
      await readFrom(node, address).expect(200);
    });

    it('gets pages regardless of their avatars and uploaded pictures, which have their own limits', async () => {
      const address = newAddress();
      const avatar = (name: string) => () =>
        node.request.get(`/api/users/${name}/avatar`).set('X-Forwarded-For', address);
      expect(await statuses(['ada', 'bob', 'eve', 'zoe'].map(avatar))).toEqual([200, 200, 200, 429]);
      const picture = () => node.request.get('/pictures/none.webp').set('X-Forwarded-For', address);
      expect(await statuses([picture, picture, picture])).toEqual([404, 404, 429]);
      const read = () => readFrom(node, address);
      expect(await statuses([read, read, read])).toEqual([200, 200, 429]);
    });

    it('past the limit causes no token look-ups', async () => {
      const address = newAddress();
      const guess = (n: number) => () => readFrom(node, address).set('Authorization', `Bearer ${'x'.repeat(42)}${n}`);
      expect(await statuses([1, 2, 3].map(guess))).toEqual([200, 200, 429]);
    });
  });

  describe('a visitor who reads a board', () => {
    const BURST = 500;
    /** Requests that were being counted while both paths synchronised. */
    const IN_FLIGHT = 10;

    it('is refused past the limit on both paths', async () => {
      const node = await startWith({ addressBurst: { points: BURST, duration: 300 } });
      const address = newAddress();
      const read = () => node.request.get('/api/leaderboard?limit=3').set('X-Forwarded-For', address);
      let taken = 0;
      // The fast lane answers once it knows the remaining points, without limit headers.
      await until(
        async () => {
          const answer = await read().expect(200);
          taken += 1;
          return answer.headers['ratelimit-limit'];
        },
        (limit) => limit === undefined,
      );
      const rest = await statuses(Array.from({ length: BURST }, () => read));
      taken += rest.filter((status) => status === 200).length;
      expect(taken).toBeGreaterThanOrEqual(BURST);
      expect(taken).toBeLessThanOrEqual(BURST + IN_FLIGHT);
      expect(rest.at(-1)).toBe(429);
    });
  });

  describe('a signed-in user', () => {
    it('is counted as a user from any address', async () => {
      const node = await startWith({ user: TWO });
      const ada = await makeUser(database);
      const read = () => readFrom(node, newAddress()).auth(ada.token, { type: 'bearer' });
      expect(await statuses([read, read, read])).toEqual([200, 200, 429]);
    });
  });

  describe('logging in', () => {
    const login = (node: TestApp, identifier: string, password: string, address: string) =>
      node.request.post('/api/auth/login').set('X-Forwarded-For', address).send({ identifier, password });

    it('is refused after too many failures for a name from an address, even with the right password', async () => {
      const node = await startWith({ loginFailureName: TWO });
      const ada = await makeUser(database);
      const address = newAddress();
      for (let i = 0; i < 2; i += 1)
        expectError(await login(node, ada.username, 'wrong wrong', address), 'invalid_credentials');
      expectError(await login(node, ada.username.toUpperCase(), ada.password, address), 'rate_limited');
    });

    it('is not refused because of others', async () => {
      const node = await startWith({ loginFailureName: TWO });
      const ada = await makeUser(database);
      const attacker = newAddress();
      for (let i = 0; i < 4; i += 1) await login(node, ada.username, 'wrong wrong', attacker);
      await login(node, ada.username, ada.password, newAddress()).expect(200);
    });

    it('is refused after too many failures for any names from an address', async () => {
      const node = await startWith({ loginFailureAddress: TWO });
      const address = newAddress();
      for (const name of ['one', 'two'])
        expectError(await login(node, name, 'wrong wrong', address), 'invalid_credentials');
      expectError(await login(node, 'three', 'wrong wrong', address), 'rate_limited');
    });

    it('is refused after too many failures from the /64 of one IPv6 /48', async () => {
      const node = await startWith({ loginFailureAddress: { ...TWO, network: 3 } });
      for (const part of [1, 2, 3])
        expectError(await login(node, 'nobody', 'wrong wrong', `2001:db8:1:${part}::1`), 'invalid_credentials');
      expectError(await login(node, 'nobody', 'wrong wrong', '2001:db8:1:4::1'), 'rate_limited');
      expectError(await login(node, 'nobody', 'wrong wrong', '2001:db8:2:1::1'), 'invalid_credentials');
    });

    it.each(['203.0.113.250', '2001:db8:3::1'])('does not count with the right password from %s', async (address) => {
      const node = await startWith({ loginFailureName: TWO, loginFailureAddress: { ...TWO, network: 2 } });
      const ada = await makeUser(database);
      for (let i = 0; i < 5; i += 1) await login(node, ada.username, ada.password, address).expect(200);
    });
  });

  describe('a wrong API key', () => {
    it('counts for the /48 of an IPv6 address as well, which is then refused for longer', async () => {
      const node = await startWith({ wrongApiKey: { points: 10, duration: 60, block: 300, network: 2 } });
      const send = (part: number) =>
        node.request
          .post('/api/scores')
          .set('X-Forwarded-For', `2001:db8:4:${part}::1`)
          .send({ gameId: 1, score: 1, apiKey: generateApiKey() });
      for (const part of [1, 2]) expectError(await send(part), 'api_key_invalid');
      const refused = await send(3);
      expectError(refused, 'rate_limited');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
    });
  });

  describe('registering', () => {
    it('is refused after too many from an address', async () => {
      const node = await startWith({ register: { points: 1, duration: 60 } });
      const address = newAddress();
      const register = (username: string) =>
        node.request
          .post('/api/auth/register')
          .set('X-Forwarded-For', address)
          .send({ username, email: `${username}@players.example`, password: 'long enough' });
      await register('first.one').expect(201);
      expectError(await register('second.one'), 'rate_limited');
      expect(await database.rows(`SELECT 1 FROM users WHERE username = 'second.one'`)).toHaveLength(0);
    });
  });

  describe('without Redis', () => {
    it.each(['cut', 'freeze'] as const)('every node limits from memory (%s)', async (how) => {
      const redis = await startTcpProxy(database.redisUrl);
      const node = await startWith({ address: TWO }, { settings: { ...ONE_PROXY, redisUrl: redis.url } });
      await until(
        () => node.request.get('/health/ready'),
        ({ status }) => status === 200,
      );
      redis[how]();
      const address = newAddress();
      const start = performance.now();
      const read = () => readFrom(node, address);
      expect(await statuses([read, read, read])).toEqual([200, 200, 429]);
      expect(performance.now() - start).toBeLessThan(10_000);
      redis.restore();
      await node.close();
      await redis.close();
    });
  });

  describe('with LIMITS=off', () => {
    it('counts requests and refuses none', async () => {
      const node = await startWith({ address: TWO }, { settings: { ...ONE_PROXY, limits: false } });
      const address = newAddress();
      const read = () => readFrom(node, address);
      expect(await statuses([read, read, read, read])).toEqual([200, 200, 200, 200]);
      expect((await read()).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
    });
  });
});
