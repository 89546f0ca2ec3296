import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Achievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { ME_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { ACHIEVEMENTS, achievementsOf, mergeAchievements } from '@gamegeek/rules/achievements.js';
import { REDIS, type Redis } from '../../src/core/redis/redis.js';
import { creditsOf } from '../../src/modules/auth/credits/earned-credits.sql.js';
import { AchievementsQueue } from '../../src/modules/community/achievements/achievements-queue.service.js';
import { AchievementsService } from '../../src/modules/community/achievements/achievements.service.js';
import { SweepAchievementsJob } from '../../src/modules/community/achievements/jobs/sweep-achievements.job.js';
import { makeGame } from '../factories/game.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../factories/user.factory.js';
import { LiveClients, type LiveClient } from '../support/live-client.js';
import type { TestApp } from '../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../support/services/two-nodes.js';
import { until } from '../support/until.js';

const clients = new LiveClients();
let nodes: TwoNodes;
let gameIds: number[];

beforeAll(async () => {
  nodes = await startTwoNodes();
  gameIds = [];
  for (let i = 0; i < 5; i += 1) gameIds.push((await makeGame(nodes.database)).id);
});
afterEach(() => clients.closeAll());
afterAll(() => nodes?.close());

async function openPage(node: TestApp, user: MadeUser): Promise<LiveClient> {
  const client = await clients.connect(node.url, { token: user.token });
  await client.watching(ME_TOPIC);
  return client;
}

async function score(node: TestApp, user: MadeUser, points: number, game = 0): Promise<{ id: number }> {
  const sent = { gameId: gameIds[game], score: points, apiKey: user.apiKey };
  return (await node.request.post('/api/scores').send(sent).expect(200)).body;
}

/** The state of a page that merges every patch. */
function pageOf(client: LiveClient) {
  const patches = client.patchesOf(ME_TOPIC);
  return {
    achievements: patches.reduce<Achievement[]>(
      (held, { achievements = [] }) => mergeAchievements(held, achievements),
      [],
    ),
    stats: patches.findLast(({ stats }) => stats)?.stats,
    credits: patches.findLast(({ credits }) => credits !== undefined)?.credits,
    score: patches.findLast((patch) => patch.score)?.score,
  };
}

const credits = async (userId: string) =>
  (await nodes.database.rows<{ credits: number }>(`SELECT ${creditsOf('$1')} AS credits`, [userId]))[0]?.credits;

describe('an open page', () => {
  it('receives the score, the unlock and the credits, from every node', async () => {
    const ada = await makeUser(nodes.database);
    const page = await openPage(nodes.two, ada);
    const { id } = await score(nodes.one, ada, 40);
    const seen = await until(
      () => pageOf(page),
      ({ credits: paid }) => paid === 10,
    );
    expect(seen.score).toMatchObject({ id, gameId: gameIds[0], score: 40 });
    expect(seen.achievements.map(({ progress }) => progress)).toEqual([100, 4, 20, 33]);
    expect(seen.achievements[0]).toMatchObject({ key: 'first_game', completed: true, credits: 10, user_id: ada.id });
    await until(
      () => pageOf(page).stats,
      (stats) => stats?.totalScore === 40,
    );
    // Totals and credits come from different jobs; in any order, the final state is correct.
    expect(pageOf(page).stats).toMatchObject({ credits: 10, gamesPlayed: 1, achievementsCompleted: 1 });
  });

  it('has the right stats on both nodes after several scores', async () => {
    const ada = await makeUser(nodes.database);
    const pages = [await openPage(nodes.one, ada), await openPage(nodes.two, ada)];
    for (let game = 0; game < 5; game += 1) await score(game % 2 ? nodes.one : nodes.two, ada, 500 + 125 * game, game);
    for (const page of pages) {
      const held = await until(
        () => pageOf(page),
        ({ stats, achievements }) =>
          stats?.totalScore === 3_750 &&
          stats.credits === 190 &&
          // A patch of the total reads credits that were earned a moment ago, before the patch of their achievements.
          achievements.filter(({ completed }) => completed).length === 4,
      );
      expect(held.achievements.map(({ progress }) => progress)).toEqual([100, 100, 100, 100]);
      expect(held.credits).toBe(190);
      expect(held.stats?.achievementsCompleted).toBe(4);
    }
    expect(await credits(ada.id)).toBe(190);
  });

  it('receives nothing about other users', async () => {
    const [ada, bob] = [await makeUser(nodes.database), await makeUser(nodes.database)];
    const page = await openPage(nodes.one, ada);
    await score(nodes.one, bob, 40);
    await until(
      () => credits(bob.id),
      (paid) => paid === 10,
    );
    expect(page.patchesOf(ME_TOPIC)).toEqual([]);
  });
});

describe('players without an open page', () => {
  const completedOf = (userIds: string[]) =>
    nodes.database.rows<{ completed: number; paid: number }>(
      `SELECT (SELECT count(*)::int FROM achievements WHERE user_id = u.id AND completed_at IS NOT NULL) AS completed,
              ${creditsOf('u.id')} AS paid
       FROM users u WHERE id = ANY($1)`,
      [userIds],
    );

  /** Players with bests in the database but without queued jobs, as after a loss of the queue. */
  async function forgotten(count: number): Promise<string[]> {
    const ids = (await makePlayers(nodes.database, count)).map(({ id }) => id);
    await nodes.database.rows(
      `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at)
       SELECT id, game, 1000, 1, now() FROM unnest($1::uuid[]) AS id, generate_series(1, 5) AS game`,
      [ids],
    );
    await nodes.database.rows(
      `INSERT INTO player_totals (user_id, games_played, score, score_id, achieved_at)
       SELECT id, 5, 5000, 1, now() FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
    await nodes.database.rows(
      `INSERT INTO play_days (day, user_id, game_id)
       SELECT (now() AT TIME ZONE 'UTC')::date, id, 1 FROM unnest($1::uuid[]) AS id`,
      [ids],
    );
    return ids;
  }

  /** Players waiting to be checked, and being checked. */
  const unchecked = () =>
    nodes.one.app.get<Redis>(REDIS).sUnion(['gamegeek:achievements:stale', 'gamegeek:achievements:stale:in-work']);

  /** Players checked by a sweep; they may wait for another reason, or be done a moment later. */
  async function foundBySweep(): Promise<string[]> {
    const add = jest.spyOn(nodes.one.app.get(AchievementsQueue), 'add');
    try {
      await nodes.one.app.get(SweepAchievementsJob).run();
      return add.mock.calls.flatMap(([userIds]) => [...userIds]);
    } finally {
      add.mockRestore();
    }
  }

  it('are found once by the sweep after the queue was lost', async () => {
    const ids = await forgotten(30);
    expect(await foundBySweep()).toEqual(expect.arrayContaining(ids));
    await until(
      () => completedOf(ids),
      (rows) => rows.every(({ completed }) => completed === 4),
    );
    for (const { paid } of await completedOf(ids)) expect(paid).toBe(190);
    expect((await foundBySweep()).filter((id) => ids.includes(id))).toEqual([]);
  });

  it('are checked again only after they have played', async () => {
    const ada = await makeUser(nodes.database);
    await score(nodes.one, ada, 3);
    await until(
      () => credits(ada.id),
      (paid) => paid === 10,
    );
    await until(unchecked, (userIds) => !userIds.includes(ada.id));
    // A better score without progress, checked long after the last event.
    await nodes.database.rows(`UPDATE achievements SET checked_at = now() - interval '1 hour' WHERE user_id = $1`, [
      ada.id,
    ]);
    expect(await foundBySweep()).toContain(ada.id);
    await until(
      () =>
        nodes.database.rows(
          `SELECT 1 FROM achievements WHERE user_id = $1 AND checked_at > now() - interval '1 minute'`,
          [ada.id],
        ),
      (noted) => noted.length > 0,
    );
    expect(await foundBySweep()).not.toContain(ada.id);
  });

  it('are paid once when both nodes check them concurrently', async () => {
    const ids = await forgotten(200);
    const checks = [nodes.one, nodes.two, nodes.one, nodes.two].map(({ app }, index) =>
      app.get(AchievementsService).check(index % 2 ? [...ids].reverse() : ids),
    );
    await Promise.all(checks);
    for (const row of await completedOf(ids)) expect(row).toEqual({ completed: 4, paid: 190 });
  });

  it('are published by the outbox relay after Redis was unavailable', async () => {
    const ada = await makeUser(nodes.database);
    await score(nodes.one, ada, 3);
    await until(
      () => credits(ada.id),
      (paid) => paid === 10,
    );
    const page = await openPage(nodes.two, ada);
    const rows = await nodes.database.rows<{ id: number }>('SELECT id FROM achievements WHERE user_id = $1', [ada.id]);
    await nodes.database.rows(
      `INSERT INTO outbox_events (name, payload, created_at)
       VALUES ('achievements.changed', $1::jsonb, now() - interval '1 minute')`,
      [JSON.stringify(rows.map(({ id }) => id))],
    );
    const held = await until(
      () => pageOf(page),
      ({ achievements, stats }) => achievements.length === ACHIEVEMENTS.length && stats !== undefined,
    );
    const expected = achievementsOf({ bestScore: 3, gamesPlayed: 1 });
    expect(held.achievements.map(({ key, progress }) => ({ key, progress }))).toEqual(expected);
    expect(held.credits).toBe(10);
    await until(
      () => nodes.database.rows(`SELECT id FROM outbox_events WHERE name = 'achievements.changed'`),
      (left) => left.length === 0,
    );
  });
});
