import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { Jobs } from '../../src/core/jobs/jobs.js';
import { Invalidations } from '../../src/core/redis/invalidation.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/board-watcher.js';
import { LiveClients } from '../support/live-client.js';
import { ranksAreReady } from '../support/ranks-are-ready.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let proxy: TcpProxy;
/** Its connections to Redis may go half-open. */
let node: TestApp;
let other: TestApp;
let ada: MadeUser;
let gameId: number;
const live = new LiveClients();

const isSubscribed = ({ app }: TestApp) => until(() => app.get(Invalidations).live, Boolean);

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.redisUrl);
  node = await startTestApp({ database, settings: { redisUrl: proxy.url } });
  other = await startTestApp({ database });
  for (const started of [node, other]) {
    await isSubscribed(started);
    await ranksAreReady(started);
  }
});
beforeEach(async () => {
  ada = await makeUser(database);
  gameId = (await makeGame(database)).id;
});
afterEach(() => live.closeAll());
afterAll(async () => {
  await node?.close();
  await other?.close();
  await proxy?.close();
  await database?.drop();
});

const send = (to: TestApp, score: number) =>
  to.request.post('/api/scores').send({ gameId, score, apiKey: ada.apiKey }).expect(200);

describe('a node whose subscription has gone half-open', () => {
  it('subscribes again, and its watchers receive the scores that other nodes took', async () => {
    const watcher = new BoardWatcher(node.url, leaderboardTopic(gameId, 'all'));
    try {
      await until(() => watcher.ready, Boolean);
      expect(proxy.swallow('\r\nsubscribe\r\n')).toBe(1);
      await send(other, 700);
      await until(
        () => watcher.entries.map(({ score }) => score),
        ([best]) => best === 700,
      );
      await send(other, 900);
      await until(
        () => watcher.entries.map(({ score }) => score),
        ([best]) => best === 900,
      );
    } finally {
      watcher.close();
    }
  });

  it('disconnects the sockets of sessions that ended on another node', async () => {
    await isSubscribed(node);
    const socket = await live.connect(node.url, { token: ada.token });
    expect(proxy.swallow('\r\nsubscribe\r\n')).toBe(1);
    await other.request.post('/api/auth/logout').auth(ada.token, { type: 'bearer' }).expect(204);
    await until(socket.connected, (connected) => !connected);
  });
});

describe('a node whose connections for commands and jobs have gone half-open', () => {
  it('replaces them, then answers ranks and runs jobs again', async () => {
    await send(node, 100);
    // The script that ranks scores is sent by its hash, and so are those of the queue.
    expect(proxy.swallow('EVALSHA')).toBeGreaterThan(1);
    await until(
      async () => (await send(node, 50)).body.rank,
      (rank) => rank === 1,
    );
    let runs = 0;
    const job = { name: 'after-all', run: async () => void (runs += 1) };
    for (const { app } of [node, other]) app.get(Jobs).define(job);
    await until(() => {
      node.app.get(Jobs).request('after-all', 0);
      return runs;
    }, Boolean);
  });
});
