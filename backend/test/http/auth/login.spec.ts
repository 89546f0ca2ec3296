import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;
let ada: MadeUser;
const login = (identifier: unknown, password: unknown) =>
  node.request.post('/api/auth/login').send({ identifier, password });

beforeAll(async () => {
  node = await startTestApp();
  ada = await makeUser(node.database, { username: 'ada', email: 'ada@players.example' });
});
afterAll(() => node?.close());

describe('POST /api/auth/login', () => {
  it.each(['ada', 'ADA', ' ada ', 'Ada@Players.example'])('accepts %p with the right password', async (identifier) => {
    const { body, headers } = await login(identifier, ada.password).expect(200);
    expect(body.user).toMatchObject({ id: ada.id, username: 'ada', email: ada.email });
    expect(body.session.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(headers['set-cookie']?.[0]).toContain(`session=${body.session.access_token}`);
  });

  it('returns a new token for each login', async () => {
    const tokens = await Promise.all([login('ada', ada.password), login('ada', ada.password)]);
    expect(tokens[0].body.session.access_token).not.toBe(tokens[1].body.session.access_token);
  });

  it('answers an unknown user and a wrong password alike', async () => {
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

  it('is 401 without a valid session', async () => {
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
