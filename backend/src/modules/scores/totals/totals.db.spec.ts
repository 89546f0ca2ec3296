import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { onMainBoard } from '../../../../test/factories/submissions.js';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { Seeded } from '../../../../test/support/seeded.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { insertUnpublishedScores } from '../../../../test/support/scores/unpublished-scores.js';
import { until } from '../../../../test/support/until.js';
import { LOCK_REMOVALS_SHARED } from '../bests/removals-lock.sql.js';

const MOST = Number.MAX_SAFE_INTEGER;
const ROUNDS = 150;
const WEEK = weekDate(Date.now());

let database: TestDatabase;
let node: ScoringParts;
let gameId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
  gameId = (await makeGame(database)).id;
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

const totals = async () => {
  const rows = await database.rows<{ userId: string; score: number }>(
    'SELECT user_id AS "userId", score::float8 AS score FROM player_totals',
  );
  return new Map(rows.map(({ userId, score }) => [userId, score]));
};

/** All that is stored of totals, except when they were recomputed. */
const storedTotals = () =>
  database.rows(`
    SELECT NULL AS week, user_id, games_played, score, score_id, achieved_at FROM player_totals
    UNION ALL SELECT week, user_id, NULL, score, score_id, achieved_at FROM weekly_totals
    ORDER BY week, user_id`);

interface Player {
  id: string;
  username: string;
}

const makePlayer = async (): Promise<Player> => {
  const [player] = await makePlayers(database, 1);
  if (!player) throw new Error('no player was created');
  return player;
};

/** Accepts a score and projects it. */
async function play({ id, username }: Player, score: number, game = gameId): Promise<void> {
  await node.writer.write(onMainBoard({ userId: id, username, gameId: game, score }));
  await published();
}

/** Resolves when the totals include all scores. */
async function published(): Promise<void> {
  await node.projection.projectAll();
  await node.projection.catchUp();
  await node.projection.totalsPublished();
}

/** As after a crash that lost the publication. */
const relay = (...userIds: string[]) =>
  node.relayed.get('totals.changed')?.([{ userIds, gameIds: [gameId], weeks: [WEEK] }]);

const totalOf = async ({ id }: Player) => (await totals()).get(id);
const rankedTotalOf = ({ id }: Player) => node.redis.zScore('gamegeek:ranks:global:all', id);

describe('totals', () => {
  it('are added to with the bests, exactly as they are recomputed', async () => {
    const random = new Seeded(20_261_126);
    const players = await makePlayers(database, 5);
    const games = [gameId, gameId + 1, gameId + 2];
    for (let round = 0; round < ROUNDS; round += 1) {
      const batch = Array.from({ length: random.between(1, 4) }, () => ({ ...random.pick(players) }));
      await Promise.all(batch.map((player) => play(player, random.between(1, 1_000), random.pick(games))));
    }
    const added = await storedTotals();
    expect(added).toHaveLength(10);
    const ranked = await Promise.all(players.map(rankedTotalOf));
    const known = await totals();
    expect(ranked).toEqual(players.map(({ id }) => known.get(id)));
    await relay(...players.map(({ id }) => id));
    expect(await storedTotals()).toEqual(added);
  });

  it('are added to by bests that are projected late, and still refer to the newest best', async () => {
    const player = await makePlayer();
    await play(player, 100);
    for (const table of ['personal_bests', 'period_bests', 'player_totals', 'weekly_totals']) {
      await database.rows(`UPDATE ${table} SET achieved_at = now() + interval '1 second' WHERE user_id = $1`, [
        player.id,
      ]);
    }
    const [before] = await database.rows('SELECT score_id FROM player_totals WHERE user_id = $1', [player.id]);
    await play(player, 70, gameId + 1);
    expect([await totalOf(player), await rankedTotalOf(player)]).toEqual([170, 170]);
    expect(await database.rows('SELECT score_id FROM player_totals WHERE user_id = $1', [player.id])).toEqual([before]);
  });

  it.each([
    ['an equal', 100],
    ['a higher', 130],
  ])('refer to the newest best that is left if %s but earlier one has replaced the newest', async (_other, score) => {
    const player = await makePlayer();
    await play(player, 100);
    for (const table of ['personal_bests', 'period_bests', 'player_totals', 'weekly_totals']) {
      await database.rows(`UPDATE ${table} SET achieved_at = now() + interval '1 second' WHERE user_id = $1`, [
        player.id,
      ]);
    }
    const { id } = await node.writer.write(
      onMainBoard({ userId: player.id, username: player.username, gameId, score }),
    );
    await published();
    const rows = await database.rows('SELECT score::int, score_id::int AS id FROM player_totals WHERE user_id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([{ score, id }]);
  });

  it('are recomputed at the largest exact integer', async () => {
    const player = await makePlayer();
    await play(player, MOST - 1);
    await play(player, 1, gameId + 1);
    expect([await totalOf(player), await rankedTotalOf(player)]).toEqual([MOST, MOST]);
    await play(player, 2, gameId + 1);
    expect([await totalOf(player), await rankedTotalOf(player)]).toEqual([MOST, MOST]);
  });

  it('are recomputed without a removed score in its transaction, and added to afterwards', async () => {
    const player = await makePlayer();
    await play(player, 5, gameId + 1);
    const { id } = await node.writer.write(
      onMainBoard({ userId: player.id, username: player.username, gameId, score: 900 }),
    );
    await published();
    await node.em.fork().transactional(async (em) => {
      await node.removal.remove(em, id);
      const [total] = await em.execute<{ score: number }[]>(
        'SELECT score::integer AS score FROM player_totals WHERE user_id = ?',
        [player.id],
      );
      expect(total?.score).toBe(5);
    });
    expect(await rankedTotalOf(player)).toBe(5);
    await play(player, 20);
    expect([await totalOf(player), await rankedTotalOf(player)]).toEqual([25, 25]);
  });

  it('are recomputed after projections that have begun, so that no best is lost in between', async () => {
    const player = await makePlayer();
    await play(player, 10);
    const projecting = await database.pool.connect();
    try {
      await projecting.query('BEGIN');
      await projecting.query(LOCK_REMOVALS_SHARED);
      const recomputed = relay(player.id);
      await until(
        () => database.rows(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`),
        ({ length }) => length > 0,
      );
      await projecting.query('UPDATE personal_bests SET score = 25 WHERE user_id = $1', [player.id]);
      await projecting.query('COMMIT');
      await recomputed;
      expect(await totalOf(player)).toBe(25);
    } finally {
      projecting.release(true);
    }
  });

  it('leave an outbox row that the relay publishes if Redis is unreachable, and none otherwise', async () => {
    const player = await makePlayer();
    const left = () =>
      database.rows<{ payload: { userIds: string[] } }>(
        `SELECT payload FROM outbox_events WHERE name = 'totals.changed'`,
      );
    const noneLeft = () => until(left, ({ length }) => length === 0);
    await play(player, 10);
    await noneLeft();
    const unreachable = jest.spyOn(node.ranks, 'raise').mockRejectedValue(new Error('unreachable'));
    await play(player, 30);
    unreachable.mockRestore();
    const rows = await left();
    expect(rows.map(({ payload }) => payload)).toEqual([{ userIds: [player.id], gameIds: [], weeks: [WEEK] }]);
    expect([await totalOf(player), await rankedTotalOf(player)]).toEqual([30, 10]);
    await node.relayed.get('totals.changed')?.(rows.map(({ payload }) => payload));
    expect(await rankedTotalOf(player)).toBe(30);
    await database.rows('DELETE FROM outbox_events');
  });

  it('are published again for a listener that failed', async () => {
    const player = await makePlayer();
    const heard: string[][] = [];
    let fails = true;
    node.totals.onChange(async (userIds) => {
      if (fails) throw new Error('the listener failed');
      heard.push(userIds);
    });
    await play(player, 10);
    fails = false;
    const rows = await database.rows<{ payload: unknown }>(
      `SELECT payload FROM outbox_events WHERE name = 'totals.changed'`,
    );
    await node.relayed.get('totals.changed')?.(rows.map(({ payload }) => payload));
    expect(heard).toEqual([[player.id]]);
    await database.rows('DELETE FROM outbox_events');
  });
});

describe('totals of a long backlog', () => {
  it('are published with it, in calls that do not block Redis for long', async () => {
    const players = await makePlayers(database, 2_100);
    await insertUnpublishedScores(
      database,
      gameId,
      players.map(({ id }, index) => ({ id, score: index + 1 })),
    );
    const raised = jest.spyOn(node.ranks, 'raise');
    await node.projection.projectAll();
    await node.projection.totalsPublished();
    const members = raised.mock.calls.flatMap(([{ updates }]) => updates.map((update) => update.members.length));
    expect(members.length).toBeGreaterThan(8);
    expect(Math.max(...members)).toBeLessThanOrEqual(500);
    expect(await Promise.all(players.slice(-3).map(rankedTotalOf))).toEqual([2_098, 2_099, 2_100]);
  });
});
