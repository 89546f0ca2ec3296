import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Invalidations } from '../../../src/core/redis/invalidation.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const DAY = 86_400_000;

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

const userOn = (node: TestApp, token: string) => node.request.get('/api/auth/user').auth(token, { type: 'bearer' });
const logout = (token: string) => one.request.post('/api/auth/logout').auth(token, { type: 'bearer' });

describe('a session', () => {
  it('ends at logout, at once and on every node', async () => {
    for (const node of [one, two]) await userOn(node, ada.token).expect(200);
    const { headers } = await logout(ada.token).expect(204);
    expect(headers['set-cookie']?.[0]).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expectError(await userOn(one, ada.token), 'unauthorized');
    await until(
      () => userOn(two, ada.token),
      ({ status }) => status === 401,
      500,
    );
  });

  it('tells every node which one has ended', async () => {
    const [session] = await one.database.rows<{ id: number }>('SELECT id FROM sessions WHERE user_id = $1', [ada.id]);
    const told: string[] = [];
    two.app.get(Invalidations).on('session', (id) => told.push(id));
    await logout(ada.token).expect(204);
    await until(
      () => told,
      (ids) => ids.includes(String(session?.id)),
      2_000,
    );
  });

  it('does not end another one of the same user', async () => {
    const other = await openSession(one.database, ada.id);
    await logout(ada.token).expect(204);
    await userOn(one, other).expect(200);
    expectError(await userOn(one, ada.token), 'unauthorized');
  });

  it('may be ended twice, and by a visitor, without a complaint', async () => {
    await logout(ada.token).expect(204);
    await logout(ada.token).expect(204);
    await one.request.post('/api/auth/logout').expect(204);
  });

  it('ends after 14 days without use, and after 30 days whatever happens', async () => {
    const ages = [
      [{ lastSeenAt: new Date(Date.now() - 13.9 * DAY) }, 200],
      [{ lastSeenAt: new Date(Date.now() - 14.1 * DAY) }, 401],
      [{ expiresAt: new Date(Date.now() + 1_000) }, 200],
      [{ expiresAt: new Date(Date.now() - 1_000) }, 401],
    ] as const;
    for (const [state, status] of ages)
      await userOn(one, await openSession(one.database, ada.id, state)).expect(status);
  });

  it('notes when it was last seen, at most once a minute', async () => {
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
