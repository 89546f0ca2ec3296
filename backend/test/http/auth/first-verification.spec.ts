import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { nextNumber } from '../../factories/made.js';
import { makeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { Mailbox, tokenIn } from '../../support/mailbox.js';
import { startTwoNodes, type TwoNodes } from '../../support/two-nodes.js';
import { until } from '../../support/until.js';

interface Registered {
  id: string;
  username: string;
  email: string;
  password: string;
  token: string;
  apiKey: string;
}

let nodes: TwoNodes;
let mailbox: Mailbox;
let game: MadeGame;
let squatter: Registered;

const bearer = { type: 'bearer' } as const;
const post = (path: string, body: object) => nodes.one.request.post(`/api/auth/${path}`).send(body);
const user = (token: string, on = nodes.one) => on.request.get('/api/auth/user').auth(token, bearer);
const score = (apiKey: string, on = nodes.one) =>
  on.request.post('/api/scores').send({ gameId: game.id, score: 10, apiKey });
const verifyToken = async () => tokenIn(await mailbox.next(squatter.email, 'verify-email'), 'verify');
const secretOf = async (id: string) =>
  (
    await nodes.database.rows<{ secret: Buffer | null }>('SELECT totp_secret AS secret FROM users WHERE id = $1', [id])
  )[0]?.secret;

/** A user who has registered somebody else's address and used the account. */
async function register(): Promise<Registered> {
  const username = `squatter${nextNumber()}`;
  const account = { username, email: `${username}@players.example`, password: 'a long enough password' };
  const { body } = await post('register', account).expect(201);
  const token = String(body.session.access_token);
  const key = await nodes.one.request.get('/api/user/api-key').auth(token, bearer).expect(200);
  const apiKey = String(key.body.apiKey);
  // Both nodes have cached session and key.
  for (const on of [nodes.one, nodes.two]) {
    await user(token, on).expect(200);
    await score(apiKey, on).expect(200);
  }
  return { ...account, id: String(body.user.id), token, apiKey };
}

async function expectNoWayIn(): Promise<void> {
  for (const on of [nodes.one, nodes.two]) {
    await until(
      () => user(squatter.token, on),
      ({ status }) => status === 401,
    );
    await until(
      () => score(squatter.apiKey, on),
      ({ status }) => status === 401,
    );
  }
  expect(await secretOf(squatter.id)).toBeNull();
}

beforeAll(async () => {
  nodes = await startTwoNodes();
  mailbox = new Mailbox(nodes.one.settings.home);
  game = await makeGame(nodes.database);
});
beforeEach(async () => {
  squatter = await register();
  // As an earlier version allowed.
  await nodes.database.rows(`UPDATE users SET totp_secret = '\\x00' WHERE id = $1`, [squatter.id]);
});
afterAll(() => nodes?.close());

describe('the first verification of an account', () => {
  it('ends other sessions and the API key on every node, and clears a pending second factor', async () => {
    const { body } = await post('verify', { token: await verifyToken() }).expect(200);
    await expectNoWayIn();
    const own = String(body.session.access_token);
    await user(own).expect(200);
    const key = await nodes.one.request.get('/api/user/api-key').auth(own, bearer).expect(200);
    expect(key.body.apiKey).not.toBe(squatter.apiKey);
    await score(String(key.body.apiKey), nodes.two).expect(200);
  });

  it('does the same by a password reset', async () => {
    await post('forgot-password', { email: squatter.email }).expect(202);
    const token = tokenIn(await mailbox.next(squatter.email, 'reset-password'), 'reset');
    await post('reset-password', { token, password: 'a password of my own' }).expect(204);
    await expectNoWayIn();
    const login = { identifier: squatter.username, password: 'a password of my own' };
    expect((await post('login', login).expect(200)).body.user.email_verified).toBe(true);
  });

  it('does the same by confirming a new address', async () => {
    const moved = `moved.${squatter.email}`;
    await nodes.one.request
      .put('/api/user/profile')
      .auth(squatter.token, bearer)
      .send({ email: moved, current_password: squatter.password })
      .expect(200);
    const token = tokenIn(await mailbox.next(moved, 'confirm-new-email'), 'verify');
    await post('verify', { token }).expect(200);
    await expectNoWayIn();
  });

  it('revokes a key that a session requests at the same time', async () => {
    const token = await verifyToken();
    const ask = () => nodes.two.request.post('/api/user/api-key/regenerate').auth(squatter.token, bearer);
    const [verified, ...asked] = await Promise.all([post('verify', { token }), ask(), ask(), ask(), ask()]);
    expect(verified.status).toBe(200);
    for (const { status, body } of asked) {
      if (status === 200) expectError(await score(String(body.apiKey)), 'api_key_invalid');
      else expect(status).toBe(401);
    }
  });
});

it('a password reset of a verified account ends its sessions and keeps its API key', async () => {
  const ada = await makeUser(nodes.database, { isVerified: true });
  await post('forgot-password', { email: ada.email }).expect(202);
  const token = tokenIn(await mailbox.next(ada.email, 'reset-password'), 'reset');
  await post('reset-password', { token, password: 'a password of my own' }).expect(204);
  expectError(await user(ada.token), 'unauthorized');
  await score(ada.apiKey).expect(200);
});
