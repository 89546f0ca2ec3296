import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;

beforeAll(async () => {
  node = await startTestApp();
});
afterAll(() => node?.close());

describe('logging in', () => {
  let ada: MadeUser;
  const login = (identifier: unknown, password: unknown) =>
    node.request.post('/api/auth/login').send({ identifier, password });

  beforeAll(async () => {
    ada = await makeUser(node.database, { username: 'ada', email: 'ada@players.example' });
  });

  describe('POST /api/auth/login', () => {
    it.each(['ada', 'ADA', ' ada ', 'Ada@Players.example'])(
      'accepts %p with the right password',
      async (identifier) => {
        const { body, headers } = await login(identifier, ada.password).expect(200);
        expect(body.user).toMatchObject({ id: ada.id, username: 'ada', email: ada.email });
        expect(body.session.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
        expect(headers['set-cookie']?.[0]).toContain(`session=${body.session.access_token}`);
      },
    );

    it('returns a new token for each login', async () => {
      const tokens = await Promise.all([login('ada', ada.password), login('ada', ada.password)]);
      expect(tokens[0].body.session.access_token).not.toBe(tokens[1].body.session.access_token);
    });

    it('returns the same answer for an unknown user and a wrong password', async () => {
      const wrong = expectError(await login('ada', 'not her password'), 'invalid_credentials');
      const unknown = expectError(await login('nobody', 'not her password'), 'invalid_credentials');
      expect(unknown.message).toBe(wrong.message);
    });

    it('reports missing fields', async () => {
      expectError(await login('', ''), 'validation_failed', {
        identifier: ['Username or email is required'],
        password: ['Password is required'],
      });
      const answer = await node.request.post('/api/auth/login').expect(400);
      expect(answer.body.fields).toMatchObject({ identifier: expect.any(Array), password: expect.any(Array) });
    });

    it('refuses values other than text', async () => {
      for (const value of [['ada'], { $ne: '' }, 7, null, true]) {
        const answer = await login(value, value);
        expect(answer.status).toBe(400);
        expect(answer.body.code).toBe('validation_failed');
      }
    });
  });

  describe('GET /api/auth/user', () => {
    it('identifies a user by bearer token and by cookie', async () => {
      await node.request.get('/api/auth/user').auth(ada.token, { type: 'bearer' }).expect(200);
      const { body } = await node.request.get('/api/auth/user').set('Cookie', `a=b; session=${ada.token}`).expect(200);
      expect(body.username).toBe('ada');
    });

    it('returns 401 without a valid session', async () => {
      for (const token of ['', 'x', `${ada.token}x`, ada.token.toLowerCase(), 'A'.repeat(43), ada.apiKey, 'null']) {
        expectError(await node.request.get('/api/auth/user').set('Authorization', `Bearer ${token}`), 'unauthorized');
      }
      expectError(await node.request.get('/api/auth/user'), 'unauthorized');
    });

    it('contains the total score and its level', async () => {
      await node.database.rows(
        `INSERT INTO player_totals (user_id, games_played, score, score_id, achieved_at) VALUES ($1, 2, 350, 1, now())`,
        [ada.id],
      );
      const { body } = await node.request.get('/api/auth/user').auth(ada.token, { type: 'bearer' }).expect(200);
      expect(body).toMatchObject({ total_score: 350, level: 3, rank: 'Adept' });
    });
  });
});

/** Names that pass for somebody of the site. */
const IMPOSTORS = ['admin_', 'gamegeek-team', 'The.GameGeek', 'Adm1n-7', 'real-staff', 'game_geek'];

describe('registering', () => {
  const ADA = { username: 'Ada.Lovelace', email: 'lovelace@players.example', password: 'a long enough password' };
  const register = (body: object) => node.request.post('/api/auth/register').send(body);

  describe('POST /api/auth/register', () => {
    it('creates the user, opens a session and returns both', async () => {
      const { body, headers } = await register(ADA).expect(201);
      expect(body).toEqual({
        session: { access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/), expires_at: expect.any(String) },
        user: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          username: 'Ada.Lovelace',
          email: 'lovelace@players.example',
          email_verified: false,
          pending_email: null,
          is_admin: false,
          credits: 0,
          total_score: 0,
          level: 1,
          rank: 'Novice',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updated_at: expect.stringMatching(/Z$/),
        },
      });
      expect(headers['set-cookie']?.[0]).toMatch(
        /^session=[^;]+; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      );
      expect(headers['cache-control']).toBe('no-store');
      const user = await node.request
        .get('/api/auth/user')
        .auth(body.session.access_token, { type: 'bearer' })
        .expect(200);
      expect(user.body).toEqual(body.user);
    });

    it('stores only hashes of password and token', async () => {
      const { body } = await register({ ...ADA, username: 'grace', email: 'grace@players.example' }).expect(201);
      const [user] = await node.database.rows<{ password_hash: string }>('SELECT * FROM users WHERE username = $1', [
        'grace',
      ]);
      expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const [session] = await node.database.rows<{ everything: string }>(
        'SELECT row_to_json(s)::text AS everything FROM sessions s WHERE user_id = $1',
        [body.user.id],
      );
      expect(session?.everything).not.toContain(body.session.access_token);
    });

    it('reports all errors by field', async () => {
      const answer = await register({ username: 'ab', email: 'nobody', password: 'short' });
      expectError(answer, 'validation_failed', {
        username: ['Username must be at least 3 characters'],
        email: ['Invalid email address'],
        password: ['Password must be at least 8 characters'],
      });
    });

    it('refuses one of the commonest passwords, in any case', async () => {
      const common = { username: 'guessable', email: 'guessable@players.example', password: 'Password123' };
      expectError(await register(common), 'validation_failed', {
        password: ['This password is one of the most common ones. Please choose another'],
      });
    });

    it.each(['is_admin', 'credits', 'id', 'email_verified', 'passwordHash', 'user_id'])(
      'refuses %s',
      async (property) => {
        const answer = await register({ ...ADA, username: 'mallory', email: 'm@players.example', [property]: 1 });
        expectError(answer, 'validation_failed', { [property]: [`${property} is not a known property`] });
      },
    );

    it('refuses a taken name or address, ignoring case', async () => {
      const taken = await makeUser(node.database, { username: 'Taken', email: 'taken@players.example' });
      expectError(await register({ ...ADA, username: 'tAKEN', email: 'other@players.example' }), 'conflict', {
        username: ['This username is taken'],
      });
      expectError(await register({ ...ADA, username: 'other', email: taken.email.toUpperCase() }), 'conflict', {
        email: ['This email address is already registered'],
      });
    });

    it.each(['active', 'Nobody', 'ADMIN', 'api', 'system', 'robots.txt', '...'].concat(IMPOSTORS))(
      'reserves the name %s',
      async (username) => {
        const answer = await register({ ...ADA, username, email: 'reserved@players.example' });
        expectError(answer, 'conflict', { username: ['This username is taken'] });
      },
    );

    it.each(['Marlowe_', 'marl0we', 'MARIOWE', 'rnarlowe', 'Mar1owe.'])(
      'refuses %s, which looks like the name of another account',
      async (username) => {
        await node.database.rows("DELETE FROM users WHERE username = 'marlowe'");
        await makeUser(node.database, { username: 'marlowe', email: 'marlowe@players.example' });
        const answer = await register({ ...ADA, username, email: 'lookalike@players.example' });
        expectError(answer, 'conflict', { username: ['This username is taken'] });
      },
    );

    it('gives a name to one of ten concurrent requests, and 409 to the others', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          register({ ...ADA, username: i % 2 ? 'Racer' : 'rACER', email: `racer${i}@players.example` }),
        ),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(answers.length - refused.length).toBe(1);
      for (const answer of refused) expectError(answer, 'conflict', { username: ['This username is taken'] });
      expect(await node.database.rows("SELECT 1 FROM users WHERE lower(username) = 'racer'")).toHaveLength(1);
    });

    it('sets and reads cookies of this host only behind HTTPS', async () => {
      const behindTls = await startTestApp({
        database: node.database,
        settings: { publicUrl: 'https://gamegeek.example' },
      });
      const { headers } = await behindTls.request
        .post('/api/auth/register')
        .send({ ...ADA, username: 'secure', email: 'secure@players.example' })
        .expect(201);
      const cookies = [headers['set-cookie'] ?? []].flat();
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session', '__Host-device']);
      for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*; Secure/);
      const [session = ''] = cookies.map((cookie) => cookie.split(';')[0] ?? '');
      const own = (cookie: string) => behindTls.request.get('/api/auth/user').set('Cookie', cookie);
      await own(session).expect(200);
      expectError(await own(session.replace('__Host-', '')), 'unauthorized');
      await behindTls.close();
    });
  });
});

describe('the own profile', () => {
  const DEFAULTS = {
    language: 'en',
    theme: 'dark',
    email_notifications: true,
    game_invites: true,
    weekly_digest: true,
    maker_digest: false,
    daily_reminder: false,
    notify_overtaken: true,
    notify_comments: true,
    notify_achievements: true,
    notify_weekly_results: true,
    notify_followed: true,
    share_runs: true,
  };

  let ada: MadeUser;

  beforeEach(async () => {
    ada = await makeUser(node.database);
  });

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

    it('holds a previous name for its owner for 90 days', async () => {
      const previous = ada.username;
      const bob = await makeUser(node.database);
      const rename = (token: string, username: string) =>
        node.request.put('/api/user/profile').auth(token, asAda).send({ username });
      await rename(ada.token, 'ada.renamed').expect(200);
      expectError(await rename(bob.token, previous), 'conflict', { username: ['This username is taken'] });
      await rename(ada.token, previous).expect(200);
      await rename(ada.token, 'ada.renamed').expect(200);
      await node.database.rows(`UPDATE retired_usernames SET retired_at = now() - interval '91 days'`);
      await rename(bob.token, previous).expect(200);
    });

    it('holds at most five previous names of an account', async () => {
      for (let i = 0; i < 7; i += 1) await put('profile', { username: `collector.${'x'.repeat(i)}z` }).expect(200);
      const held = await node.database.rows('SELECT 1 FROM retired_usernames WHERE held_for = $1', [ada.id]);
      expect(held).toHaveLength(5);
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

    it('validates with the messages of the registration', async () => {
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

    it('is rate-limited', async () => {
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
});
