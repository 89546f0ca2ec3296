import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Jobs } from '../../../src/core/jobs/jobs.service.js';
import { runAdminAction } from '../../../src/admin/admin-actions.js';
import { EmailTokensRepository } from '../../../src/modules/auth/account-emails/email-tokens.repository.js';
import {
  PersonalDataRegistry,
  type PersonalDataPart,
} from '../../../src/modules/auth/personal-data/personal-data-registry.service.js';
import { UnsubscribeService } from '../../../src/modules/community/inbox/unsubscribe/unsubscribe.service.js';
import { DeleteExpiredIdempotencyKeysJob } from '../../../src/modules/scores/submission/idempotency/delete-expired-idempotency-keys.job.js';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { logLines } from '../../support/log-lines.js';
import { removeScore } from '../../support/scores/remove-score.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { codeOf, stopClock, turnOnTwoFactor } from '../../support/totp-codes.js';
import { until } from '../../support/until.js';
import { whileLeaving } from '../../support/while-leaving.js';

const log = logLines();
const bearer = { type: 'bearer' } as const;
let node: TestApp;
let ada: MadeUser;

beforeAll(stopClock);
beforeAll(async () => {
  node = await startTestApp({ settings: { logLevel: 'trace' }, logTo: log });
});
beforeEach(async () => {
  ada = await makeUser(node.database);
});
afterAll(() => node?.close());

const get = (path: string, { token } = ada) => node.request.get(path).auth(token, bearer);
const post = (path: string, body: object = {}, { token } = ada) =>
  node.request.post(path).auth(token, bearer).send(body);
const send = (gameId: number, score: number, { apiKey } = ada) =>
  node.request.post('/api/scores').send({ gameId, score, apiKey }).expect(200);

/** Creates a comment of the user that an admin hides, and a report by the user. */
async function hiddenComment(gameId: number, content: string, text: string): Promise<void> {
  const admin = await makeUser(node.database, { isAdmin: true });
  const path = `/api/games/${gameId}/comments`;
  const hers = await post(path, { content }).expect(201);
  const another = await post(path, { content: 'You are loud.' }, admin).expect(201);
  await post('/api/reports', { kind: 'comment', id: another.body.id, reason: 'abuse', text }).expect(201);
  const subject = { kind: 'comment', id: hers.body.id };
  await post('/api/reports', { ...subject, reason: 'other' }, admin).expect(201);
  await post('/api/admin/acts', { ...subject, act: 'hide', reason: 'Too loud.' }, admin).expect(200);
}

const DISCORD = { id: '1190000000000000000', token: 'T0ken_of-a-webhook'.repeat(4) };

/** Returns the game. */
async function connectDiscord({ id: createdBy, token }: MadeUser): Promise<number> {
  const { id } = await makeGame(node.database, { createdBy });
  const webhook_url = `https://discord.com/api/webhooks/${DISCORD.id}/${DISCORD.token}`;
  await node.request.put(`/api/games/${id}/discord`).auth(token, bearer).send({ webhook_url }).expect(200);
  return id;
}

async function followEachOther(one: MadeUser, other: MadeUser): Promise<void> {
  await node.request.put(`/api/users/${other.username}/follow`).auth(one.token, bearer).expect(204);
  await node.request.put(`/api/users/${one.username}/follow`).auth(other.token, bearer).expect(204);
}

/** A rating that the user had on a past day. */
const ratingDay = ({ id }: MadeUser) =>
  node.database.rows(
    `INSERT INTO player_rating_days (user_id, day, tenths, rank)
     VALUES ($1, (now() AT TIME ZONE 'UTC')::date - 1, 412, 7)`,
    [id],
  );

describe('a data export', () => {
  it('contains all stored data of the user', async () => {
    const played = await makeGame(node.database);
    const made = await makeGame(node.database, { createdBy: ada.id });
    const hidden = await makeHiddenGame(node.database, { createdBy: ada.id });
    const model = await node.request
      .post('/api/models')
      .auth(ada.token, bearer)
      .send({ name: 'A model of hers', company: 'Example Labs', description: 'Long enough to describe it.' })
      .expect(201);
    const { body: scored } = await send(played.id, 1_234);
    const { body: removed } = await send(played.id, 9_999);
    await removeScore(node, removed.id);
    await node.request.put('/api/user/preferences').auth(ada.token, bearer).send({ language: 'fr' }).expect(200);
    await node.request
      .post('/api/auth/login')
      .set('User-Agent', 'a browser of hers')
      .send({ identifier: ada.username, password: ada.password })
      .expect(200);
    await post('/api/user/agent-tokens', { name: 'My agent', scopes: ['read'] }).expect(201);
    await post(`/api/games/${played.id}/comments`, { content: 'What a game.' }).expect(201);
    await post(`/api/games/${played.id}/ratings`, { rating: 4 }).expect(200);
    await hiddenComment(played.id, 'Too much.', 'They shout.');
    await ratingDay(ada);
    const friend = await makeUser(node.database);
    await followEachOther(ada, friend);
    const reporting = await connectDiscord(ada);

    const { body, headers } = await get('/api/user/export').expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="gamegeek-${ada.username}.json"`);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      made_at: expect.stringMatching(/Z$/),
      account: { id: ada.id, username: ada.username, email: ada.email, two_factor_since: null },
      preferences: { language: 'fr', theme: 'dark' },
      logins: [{ user_agent: 'a browser of hers', ip: expect.any(String) }],
      agent_tokens: [{ name: 'My agent', scopes: ['read'] }],
      api_key: { name: 'Default' },
      credits: expect.any(Array),
      scores: [{ id: scored.id, gameId: played.id, score: 1_234, createdAt: scored.createdAt }],
      bests: [{ gameId: played.id, score: 1_234 }],
      following: [{ id: friend.id, username: friend.username, since: expect.any(String) }],
      player_ratings: [{ day: expect.any(String), rank: 7, points: 41.2 }],
      removed_scores: [{ id: removed.id, gameId: played.id, score: 9_999, removedAt: expect.any(String) }],
      games: [{ id: reporting }, { id: hidden.id, active: false }, { id: made.id }],
      discord_webhooks: [{ gameId: reporting, webhookId: DISCORD.id }],
      models: [{ id: model.body.id, name: 'A model of hers' }],
      launch_place: null,
      comments: [{ game_id: played.id, content: 'What a game.' }],
      ratings: [{ game_id: played.id, rating: 4 }],
      hidden_comments: [{ game_id: played.id, content: 'Too much.' }],
      reports: [{ kind: 'comment', reason: 'abuse', text: 'They shout.' }],
      moderation: [{ act: 'hide', kind: 'comment', reason: 'Too loud.', snapshot: 'Too much.' }],
      achievements: expect.any(Array),
    });
    expect(body.sessions).toHaveLength(2);
    const text = JSON.stringify(body);
    for (const secret of [ada.apiKey, ada.token, DISCORD.token, 'argon2', 'hash', 'sealed', 'totp_secret']) {
      expect(text).not.toContain(secret);
    }
  });

  it('contains all of many scores, in order of time', async () => {
    const { id: gameId } = await makeGame(node.database);
    await node.database.rows(
      `WITH stored AS (
         INSERT INTO scores (id, user_id, game_id, score, created_at)
         SELECT 1000000000 + n, $1, $2, 1 + floor(random() * 9007199254740990)::bigint, now() - n / 7 * interval '1 second'
         FROM generate_series(1, 22000) AS n RETURNING id
       )
       INSERT INTO unlisted_ranges (first_id, last_id) SELECT min(id), max(id) FROM stored GROUP BY id / 1000`,
      [ada.id, gameId],
    );
    const { body } = await get('/api/user/export').expect(200);
    const { scores } = body as { scores: { id: number; createdAt: string }[] };
    expect(new Set(scores.map(({ id }) => id)).size).toBe(22_000);
    const inOrder = scores.every(
      ({ createdAt }, index, all) => index === 0 || createdAt >= (all[index - 1]?.createdAt ?? ''),
    );
    expect(inOrder).toBe(true);
  });

  describe('that cannot be read', () => {
    const readingFrom = (collect: PersonalDataPart['collect']) =>
      jest.spyOn(node.app.get(PersonalDataRegistry), 'parts', 'get').mockReturnValue([{ name: 'rows', collect }]);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const open = () => fetch(`${node.url}/api/user/export`, { headers: { authorization: `Bearer ${ada.token}` } });
    afterEach(() => void jest.restoreAllMocks());

    it('is answered as unavailable while nothing has been sent', async () => {
      readingFrom(() => Promise.reject(away));
      expectError(await get('/api/user/export'), 'unavailable');
    });

    it('ends the connection when it breaks off later', async () => {
      readingFrom(async function* () {
        yield* Array.from({ length: 10_000 }, (_, id) => ({ id, text: 'x'.repeat(100) }));
        throw away;
      });
      const answer = await open();
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow('terminated');
    });

    it('stops reading when the client leaves', async () => {
      let hasStopped = false;
      readingFrom(async function* () {
        try {
          for (let id = 1; ; id += 1) yield { id, text: crypto.randomUUID() };
        } finally {
          hasStopped = true;
        }
      });
      const answer = await open();
      await answer.body?.cancel();
      await until(() => hasStopped, Boolean);
    });
  });

  it('is rate-limited', async () => {
    const strict = await startTestApp({
      database: node.database,
      limits: { dataExport: { points: 2, duration: 60 } },
    });
    try {
      const ask = () => strict.request.get('/api/user/export').auth(ada.token, bearer);
      for (let i = 0; i < 2; i += 1) await ask().expect(200);
      expectError(await ask(), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});

/** Whether the rows of each table are deleted with a user. */
const AFTER_DELETION: Record<string, 'deleted' | 'kept'> = {
  // Anonymised, because other rows reference it.
  users: 'kept',
  scores: 'kept',
  score_lists: 'kept',
  removed_scores: 'kept',
  personal_bests: 'kept',
  period_bests: 'kept',
  play_days: 'kept',
  key_scorers: 'kept',
  player_totals: 'kept',
  player_ratings: 'kept',
  weekly_totals: 'kept',
  top_tens: 'kept',
  week_champions: 'kept',
  // Ended, and queried for a while.
  play_sessions: 'kept',
  achievements: 'kept',
  game_achievements: 'kept',
  score_achievements: 'kept',
  games: 'kept',
  ai_models: 'kept',
  launch_places: 'kept',
  // Texts are erased; reports and actions are kept.
  moderation_cases: 'kept',
  moderation_log: 'kept',
  // Until the job has done it.
  outside_removals: 'kept',
  reports: 'kept',
  // Own events are deleted; actions of admins are kept, without an address.
  security_events: 'kept',
  // The text is erased; the row is kept.
  comments: 'kept',
  ratings: 'kept',
  // Own rows are deleted; those of others only refer to the user.
  notices: 'kept',
  active_players: 'deleted',
  player_rating_days: 'deleted',
  rank_days: 'deleted',
  agent_tokens: 'deleted',
  api_keys: 'deleted',
  connect_codes: 'deleted',
  connected_games: 'deleted',
  daily_runs: 'deleted',
  follows: 'deleted',
  user_blocks: 'deleted',
  game_blocks: 'deleted',
  hidden_comments: 'deleted',
  game_makers: 'deleted',
  game_players: 'deleted',
  game_transfers: 'deleted',
  game_webhooks: 'deleted',
  held_scores: 'deleted',
  trial_scores: 'deleted',
  idempotency_keys: 'deleted',
  idempotent_batches: 'deleted',
  inboxes: 'deleted',
  logins: 'deleted',
  email_tokens: 'deleted',
  mails: 'deleted',
  newsletter_subscriptions: 'deleted',
  old_api_keys: 'deleted',
  preferences: 'deleted',
  previous_emails: 'deleted',
  recordings: 'deleted',
  races: 'deleted',
  challenges: 'deleted',
  challenge_answers: 'deleted',
  recovery_codes: 'deleted',
  sessions: 'deleted',
  trusted_devices: 'deleted',
};

describe('deleting an account', () => {
  const proof = () => ({ password: ada.password });

  it('requires the password', async () => {
    expectError(await post('/api/user/delete', { password: 'not hers' }), 'validation_failed', {
      password: ['The password is wrong'],
    });
    expectError(await post('/api/user/delete', { password: '' }), 'validation_failed', {
      password: ['Password is required'],
    });
    await node.request.post('/api/user/delete').send(proof()).expect(401);
    await get('/api/auth/user').expect(200);
  });

  it('requires a code with two-factor on', async () => {
    ada = await makeUser(node.database, { isVerified: true });
    const { secret } = await turnOnTwoFactor(node, ada);
    expectError(await post('/api/user/delete', proof()), 'totp_required');
    expectError(await post('/api/user/delete', { ...proof(), totp: codeOf(secret, -1) }), 'validation_failed', {
      totp: ['The code is wrong or has been used'],
    });
    expectError(await post('/api/user/delete', { password: 'not hers', totp: codeOf(secret) }), 'validation_failed', {
      password: ['The password is wrong'],
    });
    await post('/api/user/delete', { ...proof(), totp: codeOf(secret) }).expect(204);
  });

  it('leaves no personal data in any table', async () => {
    ada = await makeUser(node.database, {
      username: 'Forget.Me',
      email: 'forget.me@players.example',
      isVerified: true,
    });
    const { id: gameId } = await makeGame(node.database);
    await send(gameId, 500);
    await node.request
      .post('/api/scores')
      .set('Idempotency-Key', 'forget.me-1')
      .send({ gameId, score: 600, apiKey: ada.apiKey })
      .expect(200);
    await post(`/api/games/${gameId}/comments`, { content: 'Forget.me, says Forget.Me.' }).expect(201);
    await post(`/api/games/${gameId}/ratings`, { rating: 4 }).expect(200);
    await ratingDay(ada);
    await followEachOther(ada, await makeUser(node.database));
    await connectDiscord(ada);
    await hiddenComment(gameId, 'Forget.me is loud.', 'Somebody shouts at Forget.me.');
    await post(`/api/play/connects/${await connectCode(gameId)}/confirm`).expect(204);
    await post('/api/user/agent-tokens', { name: 'forget.me', scopes: ['read'] }).expect(201);
    await openSession(node.database, ada.id);
    await node.request.post('/api/auth/login').send({ identifier: 'Forget.Me', password: ada.password }).expect(200);
    await node.request.put('/api/user/preferences').auth(ada.token, bearer).send({ theme: 'light' }).expect(200);
    await node.request.post('/api/newsletter/subscribe').send({ email: ada.email }).expect(201);
    await node.request.post('/api/auth/forgot-password').send({ email: ada.email }).expect(202);
    await node.request
      .put('/api/user/profile')
      .auth(ada.token, bearer)
      .send({ email: 'forget.me2@players.example', current_password: ada.password })
      .expect(200);
    await node.database.rows(
      `INSERT INTO previous_emails (user_id, email, held_until) VALUES ($1, 'forget.me0@players.example', now() + interval '1 day')`,
      [ada.id],
    );
    const { recovery } = await turnOnTwoFactor(node, ada);
    const known = await tablesWith(node, 'forget.me', ada.id);
    expect(known.sort()).toEqual(
      expect.arrayContaining(['agent_tokens', 'api_keys', 'comments', 'logins', 'preferences', 'sessions', 'users']),
    );

    await post('/api/user/delete', { ...proof(), totp: recovery[0] }).expect(204);
    expect(await tablesWith(node, 'forget.me')).toEqual([]);
    // Outbox rows are deleted once published.
    await until(
      () => node.database.rows('SELECT FROM outbox_events'),
      (rows) => rows.length === 0,
    );
    for (const table of await tablesWith(node, 'nobody knows this text', ada.id)) {
      expect([table, AFTER_DELETION[table]]).toEqual([table, 'kept']);
    }
    const [row] = await node.database.rows('SELECT * FROM users WHERE id = $1', [ada.id]);
    expect(row).toMatchObject({
      username: 'Deleted player',
      email: '',
      pending_email: null,
      email_verified_at: null,
      is_admin: false,
      totp_secret: null,
      totp_enabled_at: null,
      totp_last_step: null,
      deleted_at: expect.any(Date),
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a choice',
      async () => node.request.put('/api/user/preferences').auth(ada.token, bearer).send({ theme: 'light' }),
    ],
    ['the unsubscribe link', () => node.app.get(UnsubscribeService).apply(unsubscribeToken(), false)],
    ['an API key', async () => get('/api/user/api-key')],
    ['a new API key', async () => post('/api/user/api-key/regenerate')],
    ['a connected game', async () => post(`/api/play/connects/${await connectCode(await gameOf())}/confirm`)],
    [
      'a mail with a link',
      () => node.app.get(EmailTokensRepository).issue('reset', { userId: ada.id, email: ada.email }),
    ],
  ])('is not undone by %s at the same time', async (_, act) => {
    // Generated on first request.
    await node.database.rows('DELETE FROM api_keys WHERE user_id = $1', [ada.id]);
    await whileLeaving(node.database, ada.id, act);
    const tables = await tablesWith(node, 'nobody knows this text', ada.id);
    expect(tables.filter((table) => AFTER_DELETION[table] === 'deleted' && table !== 'sessions')).toEqual([]);
  });

  async function connectCode(gameId: number): Promise<string> {
    const { body } = await node.request.post('/api/play/connects').send({ gameId }).expect(201);
    return String(body.code);
  }

  const gameOf = async () => (await makeGame(node.database)).id;

  const unsubscribeToken = () =>
    new URL(node.app.get(UnsubscribeService).linksFor(ada.id, 'weekly_digest').unsubscribe).searchParams.get('token') ??
    '';

  it('includes scores sent with a key that a node has cached', async () => {
    const { id: gameId } = await makeGame(node.database);
    const keys = () =>
      node.database.rows(
        `SELECT key FROM idempotency_keys WHERE owner_id = $1
         UNION ALL SELECT key FROM idempotent_batches WHERE owner_id = $1`,
        [ada.id],
      );
    await post('/api/user/delete', proof()).expect(204);
    await node.database.rows(`INSERT INTO idempotency_keys (owner_id, key, score_id) VALUES ($1, 'ada of old', 1)`, [
      ada.id,
    ]);
    await node.database.rows(
      `INSERT INTO idempotent_batches (owner_id, key, body_hash) VALUES ($1, 'ada of old', 'x')`,
      [ada.id],
    );
    const others = await makeUser(node.database);
    await node.request
      .post('/api/scores')
      .set('Idempotency-Key', 'mine')
      .send({ gameId, score: 600, apiKey: others.apiKey })
      .expect(200);
    await node.app.get(DeleteExpiredIdempotencyKeysJob).run();
    expect(await keys()).toEqual([]);
    expect(await node.database.rows('SELECT FROM idempotency_keys WHERE owner_id = $1', [others.id])).toHaveLength(1);
  });

  it('has an expectation for every table that refers to users', async () => {
    const tables = await node.database.rows<{ name: string }>(
      `SELECT DISTINCT relname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
       WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND attname = ANY($1)
         AND (attname <> 'players' OR atttypid = 'uuid[]'::regtype)`,
      [
        [
          ...['user_id', 'player_id', 'owner_id', 'created_by', 'requested_by', 'username', 'email', 'address', 'ip'],
          'players',
        ],
      ],
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(AFTER_DELETION).sort());
  });

  it('ends sessions and revokes the API key at once', async () => {
    const other = await openSession(node.database, ada.id);
    const { id: gameId } = await makeGame(node.database);
    await send(gameId, 500);
    const { headers } = await post('/api/user/delete', proof()).expect(204);
    expect(headers['set-cookie']?.[0]).toMatch(/^session=; /);
    for (const token of [ada.token, other]) {
      for (const path of ['/api/auth/user', '/api/user/api-key', '/api/user/export', '/api/auth/sessions']) {
        expectError(await node.request.get(path).auth(token, bearer), 'unauthorized');
      }
    }
    const score = { gameId, score: 900, apiKey: ada.apiKey };
    expectError(await node.request.post('/api/scores').send(score), 'api_key_invalid');
    for (const identifier of [ada.username, ada.email, 'Deleted player']) {
      const answer = await node.request.post('/api/auth/login').send({ identifier, password: ada.password });
      expectError(answer, 'invalid_credentials');
    }
    expectError(await node.request.get(`/api/users/${ada.username}`), 'not_found');
    const em = node.app.get(MikroORM).em.fork();
    for (const name of [ada.username, 'Deleted player'])
      expect(await runAdminAction(em, 'grant', name)).toBeUndefined();
  });

  it('keeps the scores under the name of deleted players', async () => {
    const { id: gameId } = await makeGame(node.database);
    const { body } = await send(gameId, 500);
    await post('/api/user/delete', proof()).expect(204);
    const board = await node.request.get(`/api/leaderboard?gameId=${gameId}`).expect(200);
    expect(board.body.entries).toMatchObject([{ id: body.id, userId: ada.id, username: 'Deleted player', score: 500 }]);
  });

  it('reserves the name and releases the address', async () => {
    await post('/api/user/delete', proof()).expect(204);
    const register = { username: ada.username.toUpperCase(), email: ada.email, password: 'a long enough password' };
    expectError(await node.request.post('/api/auth/register').send(register), 'conflict', {
      username: ['This username is taken'],
    });
    const bob = await makeUser(node.database);
    const rename = node.request.put('/api/user/profile').auth(bob.token, bearer).send({ username: ada.username });
    expectError(await rename, 'conflict', { username: ['This username is taken'] });
    await node.request
      .post('/api/auth/register')
      .send({ ...register, username: `${ada.username}.again` })
      .expect(201);
  });

  it('is possible for the last admin, and happens once for concurrent requests', async () => {
    ada = await makeUser(node.database, { isAdmin: true });
    const answers = await Promise.all([post('/api/user/delete', proof()), post('/api/user/delete', proof())]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 401]);
  });

  it('cannot be used to guess passwords', async () => {
    const strict = await startTestApp({
      database: node.database,
      limits: { wrongPassword: { points: 2, duration: 60 } },
    });
    try {
      const guess = (password: string) =>
        strict.request.post('/api/user/delete').auth(ada.token, bearer).send({ password });
      for (let i = 0; i < 2; i += 1)
        expectError(await guess(`guess ${i}`), 'validation_failed', expect.anything() as never);
      expectError(await guess(ada.password), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});

it('data with a limited lifetime is deleted', async () => {
  const rows = (table: string) => node.database.rows(`SELECT FROM ${table} WHERE user_id = $1`, [ada.id]);
  const DAY = 86_400_000;
  await openSession(node.database, ada.id, { expiresAt: new Date(Date.now() - 1_000) });
  await openSession(node.database, ada.id, { lastSeenAt: new Date(Date.now() - 15 * DAY) });
  await node.database.rows(
    `INSERT INTO logins (user_id, created_at) SELECT $1, now() - days * interval '1 day' FROM unnest($2::integer[]) AS days`,
    [ada.id, [89, 91, 300]],
  );
  node.app.get(Jobs).request('forget-expired', 0);
  await until(
    async () => [(await rows('sessions')).length, (await rows('logins')).length],
    (left) => left.join() === '1,1',
  );
});

it('the log contains no personal data', () => {
  const text = log.text();
  expect(text.length).toBeGreaterThan(1_000);
  for (const secret of [ada.password, ada.token, ada.apiKey, ada.email, 'forget.me@', 'otpauth:']) {
    expect(text).not.toContain(secret);
  }
});

/** The tables that contain a text in any case, or this id. */
async function tablesWith({ database }: TestApp, text: string, id = text): Promise<string[]> {
  const tables = await database.rows<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.rows(
      `SELECT FROM ${name} AS t WHERE strpos(lower(t::text), lower($1)) > 0 OR strpos(t::text, $2) > 0 LIMIT 1`,
      [text, id],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
