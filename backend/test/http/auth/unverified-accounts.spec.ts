import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UNVERIFIED_ACCOUNT_LIFETIME } from '../../../src/config/limits.js';
import { RemoveUnverifiedAccountsJob } from '../../../src/modules/auth/privacy/remove-unverified-accounts.job.js';
import { ACCOUNT_CONTENT } from '../../../src/modules/auth/privacy/unused-accounts.sql.js';
import { makeComment } from '../../factories/comment.factory.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { nextNumber } from '../../factories/made.js';
import { makeUser, type MadeUser, type UserState } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { Mailbox, tokenIn } from '../../support/services/mailbox.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../../support/services/two-nodes.js';
import { lockWaits } from '../../support/lock-waits.js';
import { until } from '../../support/until.js';

describe('verification', () => {
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
  /** Requests a change to this address, and returns the token that confirms it. */
  async function requestChange(email: string): Promise<string> {
    await nodes.one.request
      .put('/api/user/profile')
      .auth(squatter.token, bearer)
      .send({ email, current_password: squatter.password })
      .expect(200);
    return tokenIn(await mailbox.next(email, 'confirm-new-email'), 'verify');
  }
  const secretOf = async (id: string) =>
    (
      await nodes.database.rows<{ secret: Buffer | null }>('SELECT totp_secret AS secret FROM users WHERE id = $1', [
        id,
      ])
    )[0]?.secret;

  /** Creates a user who has registered another person's address and used the account. */
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

  async function expectNoAccess(): Promise<void> {
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
    // Begun, not confirmed.
    await nodes.database.rows(`UPDATE users SET totp_secret = '\\x00' WHERE id = $1`, [squatter.id]);
  });
  afterAll(() => nodes?.close());

  describe('the first verification of an account', () => {
    it('ends other sessions and the API key on every node, and clears a pending second factor', async () => {
      const { body } = await post('verify', { token: await verifyToken() }).expect(200);
      await expectNoAccess();
      const own = String(body.session.access_token);
      await user(own).expect(200);
      const key = await nodes.one.request.get('/api/user/api-key').auth(own, bearer).expect(200);
      expect(key.body.apiKey).not.toBe(squatter.apiKey);
      await score(String(key.body.apiKey), nodes.two).expect(200);
    });

    it('ends the same access by a password reset', async () => {
      await post('forgot-password', { email: squatter.email }).expect(202);
      const token = tokenIn(await mailbox.next(squatter.email, 'reset-password'), 'reset');
      await post('reset-password', { token, password: 'a password of my own' }).expect(204);
      await expectNoAccess();
      const login = { identifier: squatter.username, password: 'a password of my own' };
      expect((await post('login', login).expect(200)).body.user.email_verified).toBe(true);
    });

    it('ends the same access by confirming a new address', async () => {
      await post('verify', { token: await requestChange(`moved.${squatter.email}`) }).expect(200);
      await expectNoAccess();
    });

    it('discards a change of the address that was requested before', async () => {
      const confirm = await requestChange(`moved.${squatter.email}`);
      const { body } = await post('verify', { token: await verifyToken() }).expect(200);
      expect(body.user).toMatchObject({ email: squatter.email, pending_email: null });
      expectError(await post('verify', { token: confirm }), 'token_invalid');
      expectError(await post('mail-link', { token: confirm }), 'token_invalid');
    });

    it('discards such a change by a password reset', async () => {
      const confirm = await requestChange(`moved.${squatter.email}`);
      await post('forgot-password', { email: squatter.email }).expect(202);
      const token = tokenIn(await mailbox.next(squatter.email, 'reset-password'), 'reset');
      await post('reset-password', { token, password: 'a password of my own' }).expect(204);
      expectError(await post('verify', { token: confirm }), 'token_invalid');
      const login = { identifier: squatter.email, password: 'a password of my own' };
      expect((await post('login', login).expect(200)).body.user.pending_email).toBeNull();
    });

    it('revokes a key that a session requests at the same time', async () => {
      const token = await verifyToken();
      const requestKey = () => nodes.two.request.post('/api/user/api-key/regenerate').auth(squatter.token, bearer);
      const [verified, ...keys] = await Promise.all([
        post('verify', { token }),
        requestKey(),
        requestKey(),
        requestKey(),
        requestKey(),
      ]);
      expect(verified.status).toBe(200);
      for (const { status, body } of keys) {
        if (status === 200) expectError(await score(String(body.apiKey)), 'api_key_invalid');
        else expect(status).toBe(401);
      }
    });
  });

  it('keeps the API key if the link is opened where the account is signed in', async () => {
    const token = await verifyToken();
    const { body } = await post('verify', { token }).set('Cookie', `session=${squatter.token}`).expect(200);
    await score(squatter.apiKey).expect(200);
    const own = String(body.session.access_token);
    const key = await nodes.one.request.get('/api/user/api-key').auth(own, bearer).expect(200);
    expect(key.body.apiKey).toBe(squatter.apiKey);
    expectError(await user(squatter.token), 'unauthorized');
  });

  it('a password reset of a verified account ends its sessions, and every key that works', async () => {
    const ada = await makeUser(nodes.database, { isVerified: true });
    const regenerated = await nodes.one.request
      .post('/api/user/api-key/regenerate')
      .auth(ada.token, bearer)
      .expect(200);
    for (const key of [ada.apiKey, String(regenerated.body.apiKey)]) await score(key).expect(200);
    await post('forgot-password', { email: ada.email }).expect(202);
    const token = tokenIn(await mailbox.next(ada.email, 'reset-password'), 'reset');
    await post('reset-password', { token, password: 'a password of my own' }).expect(204);
    expectError(await user(ada.token), 'unauthorized');
    for (const key of [ada.apiKey, String(regenerated.body.apiKey)]) expectError(await score(key), 'api_key_invalid');
    expect((await mailbox.next(ada.email, 'password-changed')).text).toContain('Your API key has been replaced');
  });
});

describe('removal', () => {
  const MINUTE = 60_000;
  const bearer = { type: 'bearer' } as const;
  let node: TestApp;
  let game: MadeGame;

  beforeAll(async () => {
    node = await startTestApp();
    game = await makeGame(node.database);
  });
  afterAll(() => node?.close());

  const OLD = UNVERIFIED_ACCOUNT_LIFETIME + MINUTE;
  const setAge = ({ id }: MadeUser, age: number) =>
    node.database.rows('UPDATE users SET created_at = $2 WHERE id = $1', [id, new Date(Date.now() - age)]);
  async function makeAged(age: number, state: UserState = {}): Promise<MadeUser> {
    const user = await makeUser(node.database, state);
    await setAge(user, age);
    return user;
  }
  const makeOld = (state?: UserState) => makeAged(OLD, state);
  const run = () => node.app.get(RemoveUnverifiedAccountsJob).run();
  const exists = async ({ id }: MadeUser) =>
    (await node.database.rows('SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NULL', [id])).length > 0;
  const register = ({ username, email }: MadeUser) =>
    node.request.post('/api/auth/register').send({ username, email, password: 'a long enough password' });

  it('an old unverified account is deleted, and its name and address are free again', async () => {
    const squatter = await makeUser(node.database);
    await node.request.get('/api/auth/user').auth(squatter.token, bearer).expect(200);
    // Created last, because the scheduled job runs as well.
    await setAge(squatter, OLD);
    await run();
    expectError(await node.request.get('/api/auth/user').auth(squatter.token, bearer), 'unauthorized');
    const score = { gameId: game.id, score: 10, apiKey: squatter.apiKey };
    expectError(await node.request.post('/api/scores').send(score), 'api_key_invalid');
    const [row] = await node.database.rows('SELECT username, email FROM users WHERE id = $1', [squatter.id]);
    expect(row).toEqual({ username: 'Deleted player', email: '' });
    await register(squatter).expect(201);
  });

  it('a confirmed newsletter subscription of the same address stays', async () => {
    const squatter = await makeOld();
    await node.request.post('/api/newsletter/subscribe').send({ email: squatter.email }).expect(201);
    await run();
    expect(await exists(squatter)).toBe(false);
    const kept = 'SELECT 1 FROM newsletter_subscriptions WHERE lower(email) = lower($1)';
    expect(await node.database.rows(kept, [squatter.email])).toHaveLength(1);
  });

  it.each<[string, () => Promise<MadeUser>]>([
    ['is verified', () => makeOld({ isVerified: true })],
    ['is an admin', () => makeOld({ isAdmin: true })],
    ['is young enough', () => makeAged(UNVERIFIED_ACCOUNT_LIFETIME - MINUTE)],
    [
      'has a score',
      async () => {
        const user = await makeOld();
        await node.request.post('/api/scores').send({ gameId: game.id, score: 5, apiKey: user.apiKey }).expect(200);
        return user;
      },
    ],
    [
      'has made a game',
      async () => {
        const user = await makeOld();
        await makeGame(node.database, { createdBy: user.id });
        return user;
      },
    ],
    [
      'has made an AI model',
      async () => {
        const user = await makeOld();
        const model = {
          name: `Model of ${user.username}`,
          company: 'Example Labs',
          description: 'Long enough to describe.',
        };
        await node.request.post('/api/models').auth(user.token, bearer).send(model).expect(201);
        return user;
      },
    ],
    [
      'has commented',
      async () => {
        const user = await makeOld();
        await makeComment(node.database, { gameId: game.id, userId: user.id });
        return user;
      },
    ],
    [
      'has rated a game',
      async () => {
        const user = await makeOld();
        await node.request
          .post(`/api/games/${game.id}/ratings`)
          .auth(user.token, bearer)
          .send({ rating: 4 })
          .expect(200);
        return user;
      },
    ],
  ])('an account that %s stays', async (_, make) => {
    const user = await make();
    await run();
    expect(await exists(user)).toBe(true);
  });

  it('an account that is verified during the removal stays', async () => {
    const user = await makeOld();
    const client = await node.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
      const job = run();
      await until(
        () => lockWaits(node.database),
        (count) => count > 0,
      );
      await client.query('COMMIT');
      await job;
    } finally {
      client.release();
    }
    expect(await exists(user)).toBe(true);
  });

  it('every table that refers to users counts as content', async () => {
    const references = await node.database.rows<{ table: string; column: string }>(
      `SELECT conrelid::regclass::text AS table, attname AS column
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
     WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype <> 'c'`,
    );
    // Counted from scores, and recomputed without the account.
    const derived = new Set(['active_players']);
    const known = new Set(ACCOUNT_CONTENT.map(([table, column]) => `${table}.${column}`));
    const missing = references.filter(({ table, column }) => !derived.has(table) && !known.has(`${table}.${column}`));
    expect(missing).toEqual([]);
  });
});
