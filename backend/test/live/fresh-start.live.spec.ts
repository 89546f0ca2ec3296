import { afterAll, afterEach, beforeAll, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { Invalidations } from '../../src/core/redis/invalidations.service.js';
import { RankSets } from '../../src/modules/scores/ranks/rank-sets.store.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser } from '../factories/user.factory.js';
import { LiveClients } from '../support/live-client.js';
import { removeScore } from '../support/scores/remove-score.js';
import { waitForRanks } from '../support/scores/wait-for-ranks.js';
import { startTcpProxy, type TcpProxy } from '../support/services/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let postgres: TcpProxy;
let redis: TcpProxy;
let node: TestApp;
const live = new LiveClients();

const waitForSubscription = () => until(() => node.app.get(Invalidations).live, Boolean);

beforeAll(async () => {
  database = await createTestDatabase();
  postgres = await startTcpProxy(database.databaseUrl);
  redis = await startTcpProxy(database.redisUrl);
  node = await startTestApp({ database, settings: { databaseUrl: postgres.url, redisUrl: redis.url } });
  await waitForRanks(node);
  await waitForSubscription();
});
afterEach(() => live.closeAll());
afterAll(async () => {
  await node?.close();
  await Promise.all([postgres?.close(), redis?.close()]);
  await database?.drop();
});

it('a watcher receives all later changes, even if Redis recovered during its snapshot', async () => {
  const gameId = (await makeGame(database)).id;
  const topic = leaderboardTopic(gameId, 'week');
  const { apiKey } = await makeUser(database);
  const first = await live.connect(node.url);
  await first.watching(`game:${gameId}`); // the game is cached from here on
  const client = await live.connect(node.url);

  // This board is not cached, and PostgreSQL is slow.
  postgres.freeze();
  const pending = client.watching(topic);
  redis.cut();
  await until(
    () => node.app.get(Invalidations).live,
    (hearing) => !hearing,
  );
  redis.restore();
  await waitForSubscription();
  await until(
    () => client.resets.length,
    (count) => count > 0,
  );
  postgres.restore();
  await pending;
  client.patches.length = 0;

  await node.request.post('/api/scores').send({ gameId, score: 77, apiKey }).expect(200);
  await until(
    () => client.patchesOf(topic).flatMap(({ upserts }) => upserts.map(({ score }) => score)),
    (scores) => scores.includes(77),
  );
});

it('a board omits a score that was removed while Redis was unreachable', async () => {
  const gameId = (await makeGame(database)).id;
  const topic = leaderboardTopic(gameId, 'all');
  const { apiKey, id: userId } = await makeUser(database);
  await node.request.post('/api/scores').send({ gameId, score: 40, apiKey }).expect(200);
  const { body: best } = await node.request.post('/api/scores').send({ gameId, score: 90, apiKey }).expect(200);
  const client = await live.connect(node.url);
  await client.watching(topic);
  const tenRows = await live.connect(node.url);
  await tenRows.watching(topic, { rows: 10 });
  const board = async () => (await node.request.get(`/api/leaderboard?gameId=${gameId}`).expect(200)).body.entries;

  redis.cut();
  await until(
    () => node.app.get(Invalidations).live,
    (hearing) => !hearing,
  );
  await removeScore(node, Number(best.id));
  // Without waiting for Redis, watchers are notified and boards are read from PostgreSQL.
  await until(() => [client, tenRows].every(({ resets }) => resets.includes(topic)), Boolean);
  expect(await board()).toMatchObject([{ userId, score: 40, rank: 1 }]);
  redis.restore();
  await waitForSubscription();

  // Each client of Redis reconnects by itself, so commands may still fail for a moment.
  const rank = () =>
    node.app
      .get(RankSets)
      .locate(`${gameId}:all`, userId)
      .catch(() => null);
  await until(rank, (place) => place?.score === 40);
  expect((await client.watching(topic)).snapshot.entries).toMatchObject([{ userId, score: 40 }]);
});
