import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Login, OpenSession } from '@gamegeek/contracts/auth/account.schemas.js';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { ApiKeys } from '../../../src/modules/auth/api-keys/api-keys.service.js';
import { generateApiKey } from '../../../src/modules/auth/shared/api-key-format.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { NOTIFIED_WITHIN, until } from '../../support/until.js';

let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
  for (const node of [one, two]) await until(() => node.app.get(Invalidations).live, Boolean);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});

it('starts two nodes on one database, each on its own port', async () => {
  expect(one.url).not.toBe(two.url);
  expect(one.settings.databaseUrl).toBe(two.settings.databaseUrl);
  for (const node of [one, two]) await node.request.get('/api/nothing-here').expect(404);
});

describe('sessions', () => {
  const DAY = 86_400_000;

  let ada: MadeUser;

  beforeEach(async () => {
    ada = await makeUser(one.database);
  });

  const userOn = (node: TestApp, token: string) => node.request.get('/api/auth/user').auth(token, { type: 'bearer' });
  const logout = (token: string) => one.request.post('/api/auth/logout').auth(token, { type: 'bearer' });

  describe('a session', () => {
    it('ends at logout on every node', async () => {
      for (const node of [one, two]) await userOn(node, ada.token).expect(200);
      const { headers } = await logout(ada.token).expect(204);
      expect(headers['set-cookie']?.[0]).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
      expectError(await userOn(one, ada.token), 'unauthorized');
      await until(
        () => userOn(two, ada.token),
        ({ status }) => status === 401,
        NOTIFIED_WITHIN,
      );
    });

    it('notifies every node when it ends', async () => {
      const [session] = await one.database.rows<{ id: number }>('SELECT id FROM sessions WHERE user_id = $1', [ada.id]);
      const invalidated: string[] = [];
      two.app.get(Invalidations).on('session', (id) => invalidated.push(id));
      await logout(ada.token).expect(204);
      await until(
        () => invalidated,
        (ids) => ids.includes(String(session?.id)),
      );
    });

    it('is not ended by another session of the same user', async () => {
      const other = await openSession(one.database, ada.id);
      await logout(ada.token).expect(204);
      await userOn(one, other).expect(200);
      expectError(await userOn(one, ada.token), 'unauthorized');
    });

    it('can be ended repeatedly and by visitors', async () => {
      await logout(ada.token).expect(204);
      await logout(ada.token).expect(204);
      await one.request.post('/api/auth/logout').expect(204);
    });

    it('ends after 14 days without use, and after 30 days', async () => {
      const ages = [
        [{ lastSeenAt: new Date(Date.now() - 13.9 * DAY) }, 200],
        [{ lastSeenAt: new Date(Date.now() - 14.1 * DAY) }, 401],
        [{ expiresAt: new Date(Date.now() + 60_000) }, 200],
        [{ expiresAt: new Date(Date.now() - 1_000) }, 401],
      ] as const;
      for (const [state, status] of ages)
        await userOn(one, await openSession(one.database, ada.id, state)).expect(status);
    });

    it('records its last use at most once a minute', async () => {
      const seen = async (token: string) => {
        await userOn(one, token).expect(200);
        await userOn(two, token).expect(200);
        const rows = await one.database.rows<{ last_seen_at: Date }>(
          'SELECT last_seen_at FROM sessions WHERE user_id = $1 ORDER BY id DESC',
          [ada.id],
        );
        return rows[0]!.last_seen_at.getTime();
      };
      const recently = Date.now() - 50_000;
      expect(await seen(await openSession(one.database, ada.id, { lastSeenAt: new Date(recently) }))).toBe(recently);
      const longAgo = Date.now() - 70_000;
      expect(await seen(await openSession(one.database, ada.id, { lastSeenAt: new Date(longAgo) }))).toBeGreaterThan(
        longAgo + 60_000,
      );
    });
  });

  describe('the list of open sessions', () => {
    const list = async (token = ada.token) =>
      (await one.request.get('/api/auth/sessions').auth(token, { type: 'bearer' }).expect(200)).body as OpenSession[];

    it('contains valid sessions, last used first, and marks the current one', async () => {
      const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000);
      await openSession(one.database, ada.id, { lastSeenAt: hour(2) });
      await openSession(one.database, ada.id, { lastSeenAt: hour(1) });
      await openSession(one.database, ada.id, { lastSeenAt: new Date(Date.now() - 15 * DAY) });
      await openSession(one.database, ada.id, { expiresAt: hour(1) });
      await makeUser(one.database);
      const sessions = await list();
      expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
      const seen = sessions.map(({ last_seen_at }) => Date.now() - Date.parse(last_seen_at));
      expect(seen.map((ms) => Math.round(ms / 3_600_000))).toEqual([0, 1, 2]);
      expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'created_at', 'current', 'id', 'ip', 'last_seen_at', 'user_agent',
    ]); // prettier-ignore
    });

    it('contains where each was opened', async () => {
      const { body } = await one.request
        .post('/api/auth/login')
        .set('User-Agent', `Mozilla/5.0 (test) ${'x'.repeat(400)}`)
        .send({ identifier: ada.username, password: ada.password })
        .expect(200);
      const [session] = await list(body.session.access_token);
      expect(session).toMatchObject({ current: true, ip: expect.stringContaining('127.0.0.1') });
      expect(session?.user_agent).toMatch(/^Mozilla\/5\.0 \(test\) x+$/);
      expect(session?.user_agent).toHaveLength(300);
    });

    it('allows ending any of them once, including the current one', async () => {
      const other = await openSession(one.database, ada.id);
      const [, second] = await list();
      const end = (id: number | string = '') =>
        one.request.delete(`/api/auth/sessions/${id}`).auth(ada.token, { type: 'bearer' });
      await end(second?.id).expect(204);
      expectError(await userOn(one, other), 'unauthorized');
      expectError(await end(second?.id), 'not_found');
      for (const id of ['0', 'x', '1e3', '2147483647']) expectError(await end(id), 'not_found');
      const [own] = await list();
      await end(own?.id).expect(204);
      expectError(await userOn(one, ada.token), 'unauthorized');
    });

    it('requires a signed-in user', async () => {
      for (const path of ['sessions', 'logins'])
        expectError(await one.request.get(`/api/auth/${path}`), 'unauthorized');
      expectError(await one.request.delete('/api/auth/sessions'), 'unauthorized');
      expectError(await one.request.delete('/api/auth/sessions/1'), 'unauthorized');
    });
  });

  describe('the history of sign-ins', () => {
    const history = async (token = ada.token) =>
      (await one.request.get('/api/auth/logins').auth(token, { type: 'bearer' }).expect(200)).body as Login[];
    const logIn = (password = ada.password) =>
      one.request.post('/api/auth/login').set('User-Agent', 'hers').send({ identifier: ada.username, password });

    it('contains every successful sign-in, and no failed one', async () => {
      expect(await history()).toEqual([]);
      const { body } = await logIn().expect(200);
      await logIn().expect(200);
      await logIn('not hers').expect(401);
      await logout(body.session.access_token).expect(204);
      const rows = await history();
      expect(rows).toHaveLength(2);
      expect(rows[0]).toEqual({
        id: expect.any(Number),
        created_at: expect.stringMatching(/Z$/),
        ip: expect.stringContaining('127.0.0.1'),
        user_agent: 'hers',
      });
    });

    it('starts with the registration', async () => {
      const { body } = await one.request
        .post('/api/auth/register')
        .send({ username: 'newcomer', email: 'newcomer@players.example', password: 'a long enough password' })
        .expect(201);
      expect(await history(body.session.access_token)).toHaveLength(1);
    });

    it('contains the newest hundred of ninety days', async () => {
      await one.database.rows(
        `INSERT INTO logins (user_id, user_agent, created_at)
       SELECT $1::uuid, n::text, now() - n * interval '1 hour' FROM generate_series(1, 120) AS n
       UNION ALL SELECT $1::uuid, 'long ago', now() - interval '91 days'`,
        [ada.id],
      );
      const rows = await history();
      expect(rows.map(({ user_agent }) => Number(user_agent))).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    });

    it('recognises a browser by a cookie that grants nothing, stored as a hash', async () => {
      const { headers } = await logIn().expect(200);
      const cookies = [headers['set-cookie'] ?? []].flat();
      const device = cookies.find((cookie) => cookie.startsWith('device='));
      expect(device).toMatch(
        /^device=[A-Za-z0-9_-]{22}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      );
      const value = device?.slice('device='.length, device.indexOf(';')) ?? '';
      expectError(await one.request.get('/api/auth/user').set('Cookie', `device=${value}`), 'unauthorized');
      const again = await logIn().set('Cookie', `device=${value}`).expect(200);
      expect(again.headers['set-cookie']?.[1]).toContain(`device=${value};`);
      const forged = await logIn().set('Cookie', 'device=short').expect(200);
      expect(forged.headers['set-cookie']?.[1]).not.toContain('device=short;');
      const [row] = await one.database.rows<{ rows: string; hashes: number }>(
        `SELECT json_agg(l)::text AS rows, count(DISTINCT device_hash)::integer AS hashes FROM logins l WHERE user_id = $1`,
        [ada.id],
      );
      expect(row?.rows).not.toContain(value);
      expect(row?.hashes).toBe(2);
    });
  });
});

describe('API keys', () => {
  let ada: MadeUser;

  beforeEach(async () => {
    ada = await makeUser(one.database);
  });

  const show = ({ token }: MadeUser) => one.request.get('/api/user/api-key').auth(token, { type: 'bearer' });
  const regenerate = ({ token }: MadeUser, body?: object) =>
    one.request.post('/api/user/api-key/regenerate').auth(token, { type: 'bearer' }).send(body);
  const resolve = (key: string, on = one) => on.app.get(ApiKeys).resolve(key);
  const withoutKey = ({ id }: MadeUser) => one.database.rows('DELETE FROM api_keys WHERE user_id = $1', [id]);

  describe('the API key of a user', () => {
    it('is shown to its owner, the same each time', async () => {
      const { body, headers } = await show(ada).expect(200);
      expect(body).toEqual({
        apiKey: ada.apiKey,
        name: 'Default',
        created_at: expect.stringMatching(/Z$/),
        last_used_at: null,
        old_key_until: null,
      });
      expect(headers['cache-control']).toBe('no-store');
    });

    it('is not shown to anybody else', async () => {
      expectError(await one.request.get('/api/user/api-key'), 'unauthorized');
      expectError(await one.request.post('/api/user/api-key/regenerate'), 'unauthorized');
      const bob = await makeUser(one.database);
      expect((await show(bob)).body.apiKey).not.toBe(ada.apiKey);
    });

    it('is created on first read, once for concurrent reads', async () => {
      await withoutKey(ada);
      const answers = await Promise.all(Array.from({ length: 8 }, () => show(ada)));
      const keys = new Set(answers.map(({ body }) => body.apiKey));
      expect(keys.size).toBe(1);
      expect([...keys][0]).toMatch(/^gg_[0-9A-Za-z]{40}$/);
      expect(await one.app.get(ApiKeys).resolve([...keys][0])).toMatchObject({ userId: ada.id });
    });

    it('works for another day after its owner has replaced it, beside the new one', async () => {
      for (const node of [one, two]) expect(await resolve(ada.apiKey, node)).toMatchObject({ userId: ada.id });
      const { body } = await regenerate(ada).expect(200);
      expect(body.apiKey).not.toBe(ada.apiKey);
      const hours = (Date.parse(body.old_key_until) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(23.9);
      expect(hours).toBeLessThan(24.1);
      expect((await show(ada)).body).toEqual(body);
      for (const key of [ada.apiKey, body.apiKey])
        for (const node of [one, two]) expect(await resolve(key, node)).toMatchObject({ userId: ada.id });
    });

    it('ends on time after that, by the clock of the database, although nodes have cached it', async () => {
      await regenerate(ada).expect(200);
      await one.database.rows(
        `UPDATE old_api_keys SET valid_until = now() + interval '1.5 seconds' WHERE user_id = $1`,
        [ada.id],
      );
      await one.app.get(ApiKeys).forget(ada.id);
      expect(await resolve(ada.apiKey)).toMatchObject({ userId: ada.id });
      await until(
        () => resolve(ada.apiKey),
        (owner) => owner === undefined,
      );
      expect((await show(ada)).body.old_key_until).toBeNull();
    });

    it('is refused at once on every node when its owner ends it after the replacement', async () => {
      const { body } = await regenerate(ada).expect(200);
      for (const node of [one, two]) expect(await resolve(ada.apiKey, node)).toBeDefined();
      await one.request.delete('/api/user/api-key/old').auth(ada.token, { type: 'bearer' }).expect(204);
      expect(await resolve(ada.apiKey)).toBeUndefined();
      await until(
        () => resolve(ada.apiKey, two),
        (owner) => owner === undefined,
      );
      expect((await show(ada)).body).toEqual({ ...body, old_key_until: null });
    });

    it('is limited in the number of old ones that work', async () => {
      const limited = await startTestApp({
        database: one.database,
        limits: { newApiKey: { points: 1, duration: 60 } },
      });
      try {
        const replace = (body?: object) =>
          limited.request.post('/api/user/api-key/regenerate').auth(ada.token, { type: 'bearer' }).send(body);
        await replace().expect(200);
        expectError(await replace(), 'rate_limited');
        await replace({ immediately: true }).expect(200);
      } finally {
        await limited.close();
      }
    });

    it('is replaced immediately on request, and old ones are refused at once on every node', async () => {
      for (const node of [one, two])
        expect(await node.app.get(ApiKeys).resolve(ada.apiKey)).toMatchObject({ userId: ada.id });
      const { body: between } = await regenerate(ada).expect(200);
      const { body } = await regenerate(ada, { immediately: true }).expect(200);
      expect(body).toMatchObject({ apiKey: expect.stringMatching(/^gg_/), last_used_at: null, old_key_until: null });
      expect(body.apiKey).not.toBe(ada.apiKey);
      expect(one.app.get(ApiKeys).cached(ada.apiKey)).toBeUndefined();
      await until(
        () => two.app.get(ApiKeys).cached(ada.apiKey),
        (owner) => owner === undefined,
      );
      for (const node of [one, two]) {
        for (const old of [ada.apiKey, between.apiKey])
          expect(await node.app.get(ApiKeys).resolve(old)).toBeUndefined();
        expect(await node.app.get(ApiKeys).resolve(body.apiKey)).toMatchObject({
          userId: ada.id,
          username: ada.username,
        });
      }
      expect((await show(ada)).body.apiKey).toBe(body.apiKey);
    });

    it('is lost by none of several concurrent replacements', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => regenerate(ada).expect(200)));
      for (const key of [ada.apiKey, ...answers.map(({ body }) => String(body.apiKey))])
        expect(await resolve(key)).toMatchObject({ userId: ada.id });
    });

    it('ends as one key after concurrent immediate replacements', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => regenerate(ada, { immediately: true })));
      for (const { status } of answers) expect(status).toBe(200);
      const { body } = await show(ada).expect(200);
      const working = await Promise.all(answers.map((answer) => one.app.get(ApiKeys).resolve(answer.body.apiKey)));
      expect(answers.filter((answer, i) => working[i] && answer.body.apiKey !== body.apiKey)).toEqual([]);
    });

    it('is stored as a hash and an encrypted copy only', async () => {
      const rows = await one.database.rows<{ everything: string }>(
        'SELECT row_to_json(k)::text AS everything FROM api_keys k',
      );
      expect(JSON.stringify(rows)).not.toContain(ada.apiKey);
      expect(JSON.stringify(rows)).not.toContain(Buffer.from(ada.apiKey).toString('hex'));
    });

    it('is cached after its first use, and malformed keys cause no query', async () => {
      const keys = one.app.get(ApiKeys);
      expect(keys.cached(ada.apiKey)).toBeUndefined();
      await keys.resolve(ada.apiKey);
      expect(keys.cached(ada.apiKey)).toMatchObject({ userId: ada.id });
      for (const key of ['', 'gg_', `${ada.apiKey}x`, generateApiKey()])
        expect(await keys.resolve(key)).toBeUndefined();
    });

    it('records its last use, for all keys in one statement and at shutdown', async () => {
      const stopping = await startTestApp({ database: one.database });
      await stopping.app.get(ApiKeys).resolve(ada.apiKey);
      await stopping.close();
      const { body } = await show(ada).expect(200);
      expect(Date.now() - Date.parse(body.last_used_at)).toBeLessThan(60_000);
    });
  });
});
