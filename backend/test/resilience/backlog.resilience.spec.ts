import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { REDIS, type Redis } from '../../src/core/redis/redis.js';
import { rankKey, READY_KEY } from '../../src/modules/scores/ranks/rank-sets.store.js';
import { makeGame } from '../factories/game.factory.js';
import { makePlayers, makeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { expectConsistent } from '../support/scores/expect-consistent.js';
import { served } from '../support/served.js';
import { startTcpProxy, type TcpProxy } from '../support/services/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { insertUnpublishedScores } from '../support/scores/unpublished-scores.js';
import { until } from '../support/until.js';

/** More than one call of a Redis script could handle. */
const PLAYERS = 6_000;

let database: TestDatabase;
let redis: TcpProxy;
let node: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await startTcpProxy(database.redisUrl);
  node = await startTestApp({ database, settings: { redisUrl: redis.url } });
  await until(
    () =>
      store()
        .exists(READY_KEY)
        .catch(() => 0),
    Boolean,
  );
});
afterAll(async () => {
  await node?.close();
  await redis?.close();
  await database?.drop();
});

const store = () => node.app.get<Redis>(REDIS);

describe('events left by a long outage of Redis', () => {
  it('are all published after the recovery', async () => {
    const gameId = (await makeGame(database)).id;
    const watcher = new BoardWatcher(node.url, leaderboardTopic(gameId, 'all'));
    try {
      await until(() => watcher.ready, Boolean);
      const players = await makePlayers(database, PLAYERS);
      // On one board, in batches like those of loaded nodes.
      await insertUnpublishedScores(
        database,
        gameId,
        players.map(({ id }, index) => ({ id, score: 1 + Math.floor(index / 2) })),
      );
      await database.rows('ANALYZE');
      await until(
        () => database.rows<{ left: number }>('SELECT count(*)::integer AS left FROM outbox_events'),
        ([row]) => row?.left === 0,
        30_000,
      );
      expect(await store().zCard(rankKey(`${gameId}:all`))).toBe(PLAYERS);
      await expectConsistent({ database, url: node.url, gameIds: [gameId], watchers: [watcher] });
    } finally {
      watcher.close();
    }
  });
});

describe('totals', () => {
  const rankedTotal = (userId: string) =>
    store()
      .zScore(rankKey('global:all'), userId)
      .catch(() => null);

  it('are ranked again after Redis has lost its data', async () => {
    const gameId = (await makeGame(database)).id;
    const ada = await makeUser(database);
    await node.request.post('/api/scores').send({ gameId, score: 500, apiKey: ada.apiKey }).expect(200);
    await store().flushDb();
    await until(
      () => rankedTotal(ada.id),
      (score) => score === 500,
    );
  });

  it('are published when the connection was lost before they were', async () => {
    const gameId = (await makeGame(database)).id;
    const ada = await makeUser(database);
    const score = { gameId, score: 600, apiKey: ada.apiKey };
    expect(await served(async () => node.request.post('/api/scores').send(score))).toMatchObject({ status: 200 });
    redis.cut();
    await until(
      () => database.rows(`SELECT FROM player_totals WHERE user_id = $1`, [ada.id]),
      ({ length }) => length === 1,
    );
    redis.restore();
    await until(
      () => rankedTotal(ada.id),
      (total) => total === 600,
    );
  });
});
