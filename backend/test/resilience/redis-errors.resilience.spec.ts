import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../scripts/services/ports.mjs';
import { startRedis } from '../../../scripts/services/redis.mjs';
import { openRedis, REDIS, REDIS_SUBSCRIBER, REDIS_WORKER, type Redis } from '../../src/core/redis/redis.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { logLines } from '../support/log-lines.js';
import { expectConsistent } from '../support/scores/expect-consistent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

/** How long scores are sent in each state, in milliseconds. */
const LASTS = 3_000;
/** Each kind of failure has one line in five seconds, with the number of the others. */
const MOST_LINES = 8;

const log = logLines();
let folder: string;
let redis: Awaited<ReturnType<typeof startRedis>>;
let admin: Redis;
let database: TestDatabase;
let node: TestApp;
let player: MadeUser;
let gameId: number;
let score = 0;
/** How often the clients of the node have connected. */
let connected = 0;

const start = (port: number, settings: string[] = []) =>
  startRedis({ dir: folder, port, persist: false, settings: ['lua-time-limit 50', ...settings] });

const ready = () => node.request.get('/health/ready');
const send = () => node.request.post('/api/scores').send({ gameId, score: (score += 1), apiKey: player.apiKey });
const isRanked = () => until(send, ({ body }) => body.rank === 1);

/** Another connection, because Redis answers the one that runs the script when it ends. */
async function runEndlessScript(): Promise<void> {
  const client = openRedis(redis.url, 'worker', () => undefined);
  const ended = client.sendCommand(['EVAL', 'while true do end', '0']).catch(() => undefined);
  void ended.finally(() => client.destroy());
}

/** Loading 2,000 keys takes four seconds. */
async function restartWithMuchData(): Promise<void> {
  await admin.sendCommand(['EVAL', "for i = 1, 2000 do redis.call('SET', 'filler:' .. i, i) end", '0']);
  await admin.sendCommand(['SAVE']);
  process.kill(redis.pid, 'SIGKILL');
  await redis.exited;
  loading = start(redis.port, ['key-load-delay 2000', 'loading-process-events-interval-bytes 1024']);
}

let loading: ReturnType<typeof start>;

/** What makes Redis answer with errors, and ends it. */
const STATES = [
  {
    name: 'is read-only',
    begin: () => admin.sendCommand(['REPLICAOF', '127.0.0.1', '1']),
    end: () => admin.sendCommand(['REPLICAOF', 'NO', 'ONE']),
  },
  {
    name: 'is out of memory',
    begin: () => admin.configSet('maxmemory', '1'),
    end: () => admin.configSet('maxmemory', '0'),
  },
  { name: 'is busy with a script', begin: runEndlessScript, end: () => admin.sendCommand(['SCRIPT', 'KILL']) },
  { name: 'loads its data', begin: restartWithMuchData, end: async () => (redis = await loading) },
];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redis-errors-'));
  redis = await start(await freePort());
  admin = openRedis(redis.url, 'worker', () => undefined);
  database = await createTestDatabase();
  node = await startTestApp({ database, settings: { redisUrl: redis.url, logLevel: 'warn' }, logTo: log });
  for (const token of [REDIS, REDIS_SUBSCRIBER, REDIS_WORKER])
    node.app.get<Redis>(token).on('ready', () => (connected += 1));
  player = await makeUser(database);
  gameId = (await makeGame(database)).id;
  await isRanked();
});
afterAll(async () => {
  await node?.close();
  admin?.destroy();
  await redis?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(STATES)('a Redis that $name', ({ begin, end }) => {
  it('costs ranks only: scores are taken, the node is degraded, and logs and reconnects stay few', async () => {
    const written = log.lines().length;
    connected = 0;
    await begin();
    try {
      await until(ready, ({ body }) => body.status === 'degraded');
      const began = performance.now();
      while (performance.now() - began < LASTS) {
        const { status, body } = await send();
        expect([status, body.rank]).toEqual([200, null]);
      }
    } finally {
      await end();
    }
    expect(log.lines().length - written).toBeLessThanOrEqual(MOST_LINES);
    // Once for each client after a restart.
    expect(connected).toBeLessThanOrEqual(3);
    await until(ready, ({ body }) => body.status === 'ok');
    await isRanked();
    // Nothing was given up meanwhile.
    await until(
      () => database.rows('SELECT id FROM outbox_events'),
      ({ length }) => length === 0,
    );
    await expectConsistent({ database, url: node.url, gameIds: [gameId] });
  });
});
