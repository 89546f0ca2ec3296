import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const DEFAULTS = {
  language: 'en',
  theme: 'dark',
  email_notifications: true,
  game_invites: true,
  weekly_digest: true,
  notify_overtaken: true,
  notify_comments: true,
  notify_achievements: true,
  notify_weekly_results: true,
};

let node: TestApp;
let ada: MadeUser;

beforeAll(async () => {
  node = await startTestApp();
});
beforeEach(async () => {
  ada = await makeUser(node.database);
});
afterAll(() => node?.close());

const asAda = { type: 'bearer' } as const;
const put = (path: string, body: object) => node.request.put(`/api/user/${path}`).auth(ada.token, asAda).send(body);
const preferences = async () =>
  (await node.request.get('/api/user/preferences').auth(ada.token, asAda).expect(200)).body as object;
const own = async () => (await node.request.get('/api/auth/user').auth(ada.token, asAda).expect(200)).body as object;

describe('preferences', () => {
  it('have defaults', async () => {
    expect(await preferences()).toEqual(DEFAULTS);
    expect((await put('preferences', {}).expect(200)).body).toEqual(DEFAULTS);
    expect(await node.database.rows('SELECT FROM preferences WHERE user_id = $1', [ada.id])).toHaveLength(0);
  });

  it('are updated by the fields that are sent, and returned as a whole', async () => {
    expect((await put('preferences', { theme: 'light' }).expect(200)).body).toEqual({ ...DEFAULTS, theme: 'light' });
    const { body } = await put('preferences', { language: 'de', weekly_digest: false }).expect(200);
    expect(body).toEqual({ ...DEFAULTS, theme: 'light', language: 'de', weekly_digest: false });
    expect(await preferences()).toEqual(body);
    expect((await put('preferences', {}).expect(200)).body).toEqual(body);
  });

  it('are not lost in concurrent updates', async () => {
    await Promise.all([
      put('preferences', { language: 'fr' }).expect(200),
      put('preferences', { theme: 'light' }).expect(200),
      put('preferences', { game_invites: false }).expect(200),
    ]);
    expect(await preferences()).toEqual({ ...DEFAULTS, language: 'fr', theme: 'light', game_invites: false });
  });

  it('are refused with the message of the field, without storing anything', async () => {
    expectError(await put('preferences', { theme: 'pink', language: 'de' }), 'validation_failed', {
      theme: ['The theme must be dark or light'],
    });
    expect(await preferences()).toEqual(DEFAULTS);
  });

  it('require a signed-in user', async () => {
    await node.request.get('/api/user/preferences').expect(401);
    await node.request.put('/api/user/preferences').send({ theme: 'light' }).expect(401);
  });
});

describe('PUT /api/user/profile', () => {
  it('returns the user with the new name and the pending address', async () => {
    await node.database.rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [ada.id]);
    const wanted = { username: 'Ada.Byron', email: 'byron@players.example', current_password: ada.password };
    const { body } = await put('profile', wanted).expect(200);
    expect(body).toMatchObject({
      id: ada.id,
      username: 'Ada.Byron',
      email: ada.email,
      email_verified: true,
      pending_email: 'byron@players.example',
    });
    expect(await own()).toEqual(body);
    expect(new Date(body.updated_at as string).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('keeps fields that are not sent', async () => {
    await node.database.rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [ada.id]);
    const before = await own();
    expect((await put('profile', {}).expect(200)).body).toEqual(before);
    const { username } = (await put('profile', { username: null, email: null }).expect(200)).body;
    expect(username).toBe(ada.username);
    const renamed = await put('profile', { username: `${ada.username}x`, email: ada.email }).expect(200);
    expect(renamed.body).toMatchObject({ username: `${ada.username}x`, email: ada.email, email_verified: true });
  });

  it('allows changing the case of the own name and address', async () => {
    const wanted = { username: ada.username.toUpperCase(), email: ada.email.toUpperCase() };
    expect((await put('profile', { ...wanted, current_password: ada.password }).expect(200)).body).toMatchObject({
      username: wanted.username,
      pending_email: wanted.email,
    });
  });

  it('reports every taken field, ignoring case, and changes nothing', async () => {
    const bob = await makeUser(node.database);
    const before = await own();
    const proof = { current_password: ada.password };
    expectError(
      await put('profile', { username: bob.username.toUpperCase(), email: bob.email.toUpperCase(), ...proof }),
      'conflict',
      { username: ['This username is taken'], email: ['This email address is already registered'] },
    );
    expectError(await put('profile', { username: 'free.name', email: bob.email, ...proof }), 'conflict', {
      email: ['This email address is already registered'],
    });
    expectError(await put('profile', { username: 'Admin' }), 'conflict', { username: ['This username is taken'] });
    expect(await own()).toEqual(before);
  });

  it('gives a name to one of five concurrent requests', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => makeUser(node.database)));
    const answers = await Promise.all(
      others.map(({ token }, i) =>
        node.request
          .put('/api/user/profile')
          .auth(token, asAda)
          .send({ username: i % 2 ? 'Wanted' : 'wANTED' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectError(answer, 'conflict', { username: ['This username is taken'] });
    }
  });

  it('has the messages of the registration', async () => {
    expectError(await put('profile', { username: 'ab', email: 'nobody' }), 'validation_failed', {
      username: ['Username must be at least 3 characters'],
      email: ['Invalid email address'],
    });
    expectError(await put('profile', { credits: 100 }), 'validation_failed', {
      credits: ['credits is not a known property'],
    });
    await node.request.put('/api/user/profile').send({ username: 'somebody' }).expect(401);
  });

  it('allows login with the new name only', async () => {
    await put('profile', { username: 'brand.new' }).expect(200);
    const logIn = (identifier: string) =>
      node.request.post('/api/auth/login').send({ identifier, password: ada.password });
    await logIn('brand.new').expect(200);
    expectError(await logIn(ada.username), 'invalid_credentials');
  });

  it('is limited', async () => {
    const strict = await startTestApp({
      database: node.database,
      limits: { profileChange: { points: 2, duration: 60 } },
    });
    try {
      const change = (username: string) =>
        strict.request.put('/api/user/profile').auth(ada.token, asAda).send({ username });
      await change('once.more').expect(200);
      await change('twice.more').expect(200);
      expectError(await change('thrice.more'), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});
