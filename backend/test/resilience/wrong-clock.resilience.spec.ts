import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dayOf } from '@gamegeek/rules/boards/periods.js';
import type { Worker } from 'bullmq';
import pg from 'pg';
import { Jobs, type JobDefinition } from '../../src/core/jobs/jobs.service.js';
import { makeGame, type MadeGame } from '../factories/game.factory.js';
import { insert } from '../factories/made.js';
import { makePlay, type MadePlay } from '../factories/play.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../factories/user.factory.js';
import { logLines } from '../support/log-lines.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const DAY = 86_400_000;
const AHEAD = 100 * DAY;
const NOT_FAKED = ['nextTick', 'performance', 'hrtime', 'queueMicrotask'] as const;
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const hash = () => sha256(randomUUID());
const resetToken = randomBytes(32).toString('base64url');
const newPassword = 'another correct horse';
const later = new Date(Date.now() + DAY);

let database: TestDatabase;
let user: MadeUser;
let game: MadeGame;
let play: MadePlay;
let node: TestApp;
let before: Record<string, number>;
const log = logLines();

/** Puts a row of today into each table from which jobs delete what has expired. */
const FRESH: Record<string, () => Promise<unknown>> = {
  sessions: () => Promise.resolve(user),
  users: () => makePlayers(database, 1),
  logins: () => insert(database, 'logins', { user_id: user.id }),
  trusted_devices: () => insert(database, 'trusted_devices', { user_id: user.id, device_hash: hash() }),
  email_tokens: () =>
    insert(database, 'email_tokens', {
      ...{ user_id: user.id, purpose: 'reset', email: user.email, token_hash: sha256(resetToken), expires_at: later },
    }),
  previous_emails: () =>
    insert(database, 'previous_emails', { user_id: user.id, email: 'former@players.example', held_until: later }),
  retired_usernames: () => insert(database, 'retired_usernames', { username_hash: hash(), held_for: user.id }),
  security_events: () => insert(database, 'security_events', { kind: 'sign_in', user_id: user.id }),
  newsletter_subscriptions: () =>
    insert(database, 'newsletter_subscriptions', { email: 'reader@players.example', language: 'en' }),
  notices: () => insert(database, 'notices', { user_id: user.id, kind: 'invite', occasion: 'invite:1' }),
  idempotency_keys: () => insert(database, 'idempotency_keys', { owner_id: user.id, key: 'one', score_id: 1 }),
  idempotent_batches: () =>
    insert(database, 'idempotent_batches', { owner_id: user.id, key: 'two', body_hash: 'none' }),
  score_responses: () =>
    insert(database, 'score_responses', { first_id: 1, last_id: 1, personal_bests: [true], ranks: [1] }),
  connect_codes: () =>
    insert(database, 'connect_codes', { code_hash: hash(), poll_hash: hash(), game_id: game.id, expires_at: later }),
  connected_games: () =>
    insert(database, 'connected_games', {
      ...{ id: randomUUID(), secret_hash: hash(), game_id: game.id, user_id: user.id },
    }),
  guests: () => insert(database, 'guests', { id: randomUUID(), secret_hash: hash() }),
  play_sessions: async () => (play = await makePlay(database, { game, player: user })),
  play_rounds: () =>
    insert(database, 'play_rounds', { id: randomUUID(), session_id: play.sessionId, seed: randomBytes(16) }),
  removed_scores: () =>
    insert(database, 'removed_scores', {
      ...{ number: 1, id: 1, user_id: user.id, game_id: game.id, score: 5, created_at: new Date(), was_listed: false },
    }),
  player_rating_days: () =>
    insert(database, 'player_rating_days', { user_id: user.id, day: dayOf(Date.now()), tenths: 48, rank: 1 }),
  // Of yesterday: today's are counted again.
  rank_days: () =>
    insert(database, 'rank_days', {
      ...{ board_id: game.id, user_id: user.id, day: dayOf(Date.now() - DAY), rank: 1 },
    }),
  game_refusals: () =>
    insert(database, 'game_refusals', { game_id: game.id, day: dayOf(Date.now()), code: 'out_of_range', count: 1 }),
  recordings: () =>
    insert(database, 'recordings', {
      ...{ score_id: 1, user_id: user.id, game_id: game.id, rules_version: 1, seed: randomBytes(16), ticks: 1 },
    }),
  challenges: () =>
    insert(database, 'challenges', { id: randomUUID(), score_id: 1, created_by: user.id, ends_at: later }),
  game_pictures: () =>
    insert(database, 'game_pictures', {
      ...{ id: randomUUID(), game_id: game.id, width: 320, height: 180, uploaded_by: user.id },
    }),
  stored_files: async () => {
    const [id, sha] = [randomUUID(), randomBytes(32)];
    await insert(database, 'stored_files', { sha256: sha, size: 1 });
    await insert(database, 'builds', {
      ...{ id, game_id: game.id, number: 1, uploaded_by: user.id, sha256: sha, size: 1, verdict: 'ready' },
    });
    await insert(database, 'build_files', { build_id: id, path: 'index.html', sha256: sha });
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  user = await makeUser(database, { isVerified: true });
  game = await makeGame(database, { createdBy: user.id, launch: 'tab', gameUrl: 'https://games.example/play' });
  for (const add of Object.values(FRESH)) await add();
  before = await countRows();
  jest.useFakeTimers({ now: Date.now() + AHEAD, doNotFake: [...NOT_FAKED, ...TIMERS] });
  node = await startTestApp({ database, logTo: log, settings: { logLevel: 'error' } });
});
afterAll(async () => {
  await node?.close();
  jest.useRealTimers();
  await database?.drop();
});

const definitions = (): JobDefinition[] => [
  ...(Reflect.get(node.app.get(Jobs), 'definitions') as Map<string, JobDefinition>).values(),
];

/** The number of rows by table; deleted accounts are rows as well. */
async function countRows(): Promise<Record<string, number>> {
  const counts = Object.keys(FRESH).map(async (table) => {
    const condition = table === 'users' ? 'WHERE deleted_at IS NULL' : '';
    const [row] = await database.rows<{ count: number }>(`SELECT count(*)::integer FROM ${table} ${condition}`);
    return [table, row?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** The tables from which statements have deleted rows or would have. */
function tablesOfDeletions(query: jest.SpiedFunction<typeof pg.Client.prototype.query>): Set<string> {
  const texts = query.mock.calls.map(([config]: unknown[]) =>
    typeof config === 'string' ? config : (config as pg.QueryConfig).text,
  );
  return new Set(texts.flatMap((text) => [...text.matchAll(/delete from "?(\w+)/gi)].map(([, table]) => table ?? '')));
}

describe('a node whose clock is 100 days ahead', () => {
  it('deletes nothing that is fresh, even if it runs every job', async () => {
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
    // Statements of jobs that run on schedule would be counted as well.
    await (Reflect.get(node.app.get(Jobs), 'worker') as Worker).pause();
    const query = jest.spyOn(pg.Client.prototype, 'query');
    for (const job of definitions().filter(({ deletes }) => deletes)) await job.run();
    const tables = tablesOfDeletions(query);
    query.mockRestore();
    // Each table that a job deletes from has a fresh row; unused accounts are found by a query first.
    expect([...tables, 'users'].sort()).toEqual(Object.keys(FRESH).sort());
    for (const job of definitions()) await job.run();
    expect(await countRows()).toEqual(before);
  });

  it('takes scores of play sessions that other nodes have opened, and lets players launch games', async () => {
    const bearer = { type: 'bearer' } as const;
    const player = await makeUser(database);
    await node.request.post('/api/scores').auth(play.token, bearer).send({ gameId: game.id, score: 7 }).expect(200);
    const launch = await node.request.post(`/api/games/${game.id}/launches`).auth(player.token, bearer).expect(201);
    const { ticket } = launch.body as { ticket: string };
    await node.request.post('/api/play/sessions').send({ ticket }).expect(201);
  });

  it('keeps sessions and links of emails valid, and opens sessions of the usual length', async () => {
    const { request } = node;
    await request.get('/api/user/preferences').auth(user.token, { type: 'bearer' }).expect(200);
    await request.post('/api/auth/reset-password').send({ token: resetToken, password: newPassword }).expect(204);
    const { body } = await request.post('/api/auth/login').send({ identifier: user.email, password: newPassword });
    const [row] = await database.rows<{ isUsual: boolean }>(
      `SELECT $1::timestamptz BETWEEN now() + interval '29 days' AND now() + interval '31 days' AS "isUsual"`,
      [(body as { session: { expires_at: string } }).session.expires_at],
    );
    expect(row).toEqual({ isUsual: true });
  });

  it('logs an error and is degraded', async () => {
    const { body } = await node.request.get('/health/ready').expect(200);
    expect(body).toMatchObject({ status: 'degraded', error: { clock: { status: 'down' } } });
    expect(log.lines().map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^the clock of this machine is 86[34]\d{4} s ahead of that of PostgreSQL/),
    );
  });
});
