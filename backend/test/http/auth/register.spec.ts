import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;
const ADA = { username: 'Ada.Lovelace', email: 'ada@players.example', password: 'a long enough password' };
const register = (body: object) => node.request.post('/api/auth/register').send(body);

beforeAll(async () => {
  node = await startTestApp();
});
afterAll(() => node?.close());

describe('POST /api/auth/register', () => {
  it('creates the user, opens a session and returns both', async () => {
    const { body, headers } = await register(ADA).expect(201);
    expect(body).toEqual({
      session: { access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/), expires_at: expect.any(String) },
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: 'Ada.Lovelace',
        email: 'ada@players.example',
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

  it.each(['active', 'Nobody', 'ADMIN', 'api', 'system', 'robots.txt', '...'])(
    'reserves the name %s',
    async (username) => {
      const answer = await register({ ...ADA, username, email: 'reserved@players.example' });
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

  it('marks the cookie as secure behind HTTPS', async () => {
    const behindTls = await startTestApp({
      database: node.database,
      settings: { publicUrl: 'https://gamegeek.example' },
    });
    const { headers } = await behindTls.request
      .post('/api/auth/register')
      .send({ ...ADA, username: 'secure', email: 'secure@players.example' })
      .expect(201);
    expect(headers['set-cookie']?.[0]).toContain('; Secure');
    await behindTls.close();
  });
});
