import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Invalidations } from '../../../src/core/redis/invalidation.js';
import { ApiKeys } from '../../../src/modules/auth/index.js';
import { generateApiKey } from '../../../src/modules/auth/shared/api-key-format.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let one: TestApp;
let two: TestApp;
let ada: MadeUser;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
  for (const node of [one, two]) await until(() => node.app.get(Invalidations).live, Boolean);
});
beforeEach(async () => {
  ada = await makeUser(one.database);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});

const show = ({ token }: MadeUser) => one.request.get('/api/user/api-key').auth(token, { type: 'bearer' });
const regenerate = ({ token }: MadeUser) =>
  one.request.post('/api/user/api-key/regenerate').auth(token, { type: 'bearer' });
const withoutKey = ({ id }: MadeUser) => one.database.rows('DELETE FROM api_keys WHERE user_id = $1', [id]);

describe('the API key of a user', () => {
  it('is shown to its owner, the same each time', async () => {
    const { body, headers } = await show(ada).expect(200);
    expect(body).toEqual({
      apiKey: ada.apiKey,
      name: 'Default',
      created_at: expect.stringMatching(/Z$/),
      last_used_at: null,
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

  it('is replaced by a new one, and the old one is refused at once on every node', async () => {
    for (const node of [one, two])
      expect(await node.app.get(ApiKeys).resolve(ada.apiKey)).toMatchObject({ userId: ada.id });
    const { body } = await regenerate(ada).expect(200);
    expect(body).toMatchObject({ apiKey: expect.stringMatching(/^gg_/), last_used_at: null });
    expect(body.apiKey).not.toBe(ada.apiKey);
    expect(one.app.get(ApiKeys).cached(ada.apiKey)).toBeUndefined();
    await until(
      () => two.app.get(ApiKeys).cached(ada.apiKey),
      (owner) => owner === undefined,
    );
    for (const node of [one, two]) {
      expect(await node.app.get(ApiKeys).resolve(ada.apiKey)).toBeUndefined();
      expect(await node.app.get(ApiKeys).resolve(body.apiKey)).toMatchObject({
        userId: ada.id,
        username: ada.username,
      });
    }
    expect((await show(ada)).body.apiKey).toBe(body.apiKey);
  });

  it('ends as one key after concurrent replacements', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => regenerate(ada)));
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
    for (const key of ['', 'gg_', `${ada.apiKey}x`, generateApiKey()]) expect(await keys.resolve(key)).toBeUndefined();
  });

  it('records its last use, for all keys in one statement and at shutdown', async () => {
    const stopping = await startTestApp({ database: one.database });
    await stopping.app.get(ApiKeys).resolve(ada.apiKey);
    await stopping.close();
    const { body } = await show(ada).expect(200);
    expect(Date.now() - Date.parse(body.last_used_at)).toBeLessThan(60_000);
  });
});
