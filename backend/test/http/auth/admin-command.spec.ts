import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { rankKey } from '../../../src/modules/scores/ranks/rank-sets.store.js';
import { makeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { Mailbox } from '../../support/services/mailbox.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { runAdmin } from '../../support/services/server-process.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { stopClock, turnOnTwoFactor } from '../../support/totp-codes.js';
import { until } from '../../support/until.js';

let node: TestApp;
let ada: MadeUser;

beforeAll(stopClock);
beforeAll(async () => {
  node = await startTestApp();
  await until(() => node.app.get(Invalidations).live, Boolean);
  ada = await makeUser(node.database, { isVerified: true });
});
afterAll(() => node?.close());

const admin = (...args: string[]) =>
  runAdmin({ ...node.database, env: { GAMEGEEK_HOME: node.settings.home } }, ...args);
const queue = () => node.request.get('/api/admin/queue').auth(ada.token, { type: 'bearer' });
const trace = () => path.join(node.settings.home, 'logs', 'admin.log');
const traced = async () =>
  (await readFile(trace(), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { action: string; userId: string });

it('npm run admin grants and revokes the role on a running server, and logs it', async () => {
  await queue().expect(403);
  expect(await admin(ada.username)).toEqual({ code: 0, output: `${ada.username} is an admin now.\n` });
  await queue().expect(200);
  expect(await admin(ada.username, '--revoke')).toEqual({
    code: 0,
    output: `${ada.username} is no longer an admin.\n`,
  });
  await queue().expect(403);
  expect(await admin(ada.username, '--revoke')).toEqual({ code: 0, output: `Nothing to do for ${ada.username}.\n` });
  expect(await traced()).toEqual([
    expect.objectContaining({ action: 'grant', userId: ada.id }),
    expect.objectContaining({ action: 'revoke', userId: ada.id }),
  ]);
  expect((await stat(trace())).mode & 0o777).toBe(0o600);
});

it('npm run admin resets two-factor, notifies the owner by email, and logs it', async () => {
  await turnOnTwoFactor(node, ada);
  expect(await admin(ada.username, '--reset-two-factor')).toMatchObject({ code: 0 });
  const login = { identifier: ada.username, password: ada.password };
  await node.request.post('/api/auth/login').send(login).expect(200);
  await new Mailbox(node.settings.home).next(ada.email, 'two-factor-disabled');
  expect((await traced()).at(-1)).toMatchObject({ action: 'reset-two-factor', userId: ada.id });
});

it('npm run admin rebuild-ranks removes entries without scores from the ranks of a running server', async () => {
  const gameId = (await makeGame(node.database)).id;
  const redis = node.app.get<Redis>(REDIS);
  await waitForRanks(node);
  await node.request.post('/api/scores').send({ gameId, score: 70, apiKey: ada.apiKey }).expect(200);
  const key = rankKey(`${gameId}:all`);
  await redis.zAdd(key, { value: 'a player of before the restore', score: 900 });
  expect(await admin('rebuild-ranks')).toEqual({ code: 0, output: 'The ranks were rebuilt.\n' });
  expect(await redis.zRangeWithScores(key, 0, -1)).toEqual([{ value: ada.id, score: 70 }]);
  expect((await traced()).at(-1)).toMatchObject({ action: 'rebuild-ranks' });
});

it('npm run admin retry-events publishes parked events', async () => {
  await node.database.rows(
    `INSERT INTO outbox_events (name, payload, created_at, attempts, parked_at)
     VALUES ('ratings.changed', '{"gameId": 1}', now() - interval '1 hour', 15, now())`,
  );
  expect(await admin('retry-events')).toEqual({ code: 0, output: 'Retrying 1 parked event.\n' });
  await until(
    () => node.database.rows('SELECT FROM outbox_events WHERE parked_at IS NOT NULL OR attempts > 0'),
    ({ length }) => length === 0,
  );
  expect(await admin('retry-events')).toEqual({ code: 0, output: 'There are no parked events.\n' });
});

it('npm run admin prints its usage, and fails for invalid arguments', async () => {
  expect(await admin('--help')).toEqual({ code: 0, output: expect.stringContaining('--reset-two-factor') });
  for (const args of [[], ['nobody-here'], [ada.username, '--remove']]) {
    expect(await admin(...args)).toMatchObject({ code: 1 });
  }
});
