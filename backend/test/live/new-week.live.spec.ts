import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { weekDate, weekEnd, weekStart } from '@gamegeek/rules/iso-week.js';
import { REDIS, type Redis } from '../../src/core/redis/redis.js';
import { rankKey } from '../../src/modules/scores/ranks/rank-sets.store.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { setDatabaseClock } from '../support/database-clock.js';
import { LiveClients } from '../support/live-client.js';
import { waitForRanks } from '../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const HOUR = 3_600_000;
const live = new LiveClients();

afterEach(() => live.closeAll());

/** PostgreSQL determines the week; the clock of a node may be wrong by days. */
describe.each([
  ['behind the clock of PostgreSQL', weekEnd(Date.now())],
  ['ahead of the clock of PostgreSQL', weekStart(Date.now())],
])('a node whose clock is %s', (_how, monday) => {
  let database: TestDatabase;
  let node: TestApp;
  let ada: MadeUser;
  let gameId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    await setDatabaseClock(database, new Date(monday - HOUR));
    node = await startTestApp({ database });
    await waitForRanks(node);
    ada = await makeUser(database);
    gameId = (await makeGame(database)).id;
  });
  afterAll(async () => {
    await node?.close();
    await database?.drop();
  });

  const send = (score: number) =>
    node.request.post('/api/scores').send({ gameId, score, apiKey: ada.apiKey }).expect(200);
  const board = async (query: string) => {
    const { body } = await node.request.get(`/api/leaderboard?period=week&${query}`).expect(200);
    return (body as { entries: { score: number }[] }).entries.map(({ score }) => score);
  };

  it('shows the board of PostgreSQL’s week, and switches to the next with PostgreSQL', async () => {
    const topic = leaderboardTopic(gameId, 'week');
    await send(500);
    expect(await board(`gameId=${gameId}`)).toEqual([500]);
    const client = await live.connect(node.url);
    expect((await client.watching(topic)).snapshot.entries).toMatchObject([{ score: 500 }]);
    await client.watching(leaderboardTopic(gameId, 'all'));
    await until(
      () => board(''),
      ([total]) => total === 500,
    );

    await setDatabaseClock(database, new Date(monday + 1_000));
    await until(() => client.resets.includes(topic), Boolean);
    expect(client.resets).toEqual([topic]);
    expect((await client.watching(topic)).snapshot.entries).toEqual([]);
    expect(await board(`gameId=${gameId}`)).toEqual([]);

    await send(300);
    await until(
      () => client.patchesOf(topic).flatMap(({ upserts }) => upserts.map(({ score }) => score)),
      (scores) => scores.includes(300),
    );
    expect(await board(`gameId=${gameId}`)).toEqual([300]);
    await until(
      () => database.rows(`SELECT score::int FROM weekly_bests WHERE week = $1::date`, [weekDate(monday)]),
      (rows) => rows.length === 1,
    );
    await until(
      () => board(''),
      ([total]) => total === 300,
    );
  });

  it('rebuilds the boards of PostgreSQL’s week after Redis was emptied', async () => {
    const [{ week = '' } = {}] = await database.rows<{ week: string }>(
      'SELECT max(week)::text AS week FROM weekly_bests',
    );
    const redis = node.app.get<Redis>(REDIS);
    await until(() => redis.exists(rankKey(`${gameId}:week:${week}`)), Boolean);
    await redis.flushDb();
    await waitForRanks(node);
    expect(await redis.zCard(rankKey(`${gameId}:week:${week}`))).toBe(1);
  });
});
