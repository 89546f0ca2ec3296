import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { Seeded } from '../../../../test/support/seeded.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { insertUnpublishedScores } from '../../../../test/support/scores/unpublished-scores.js';
import { until } from '../../../../test/support/until.js';
import { LOCK_TOTALS_SHARED } from '../bests/raise-totals.sql.js';

const MOST = Number.MAX_SAFE_INTEGER;
const ROUNDS = 150;

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

/** Accepts a score and projects it, without jobs. */
async function play({ id, username }: Player, score: number, game = gameId): Promise<void> {
  await node.writer.write({ userId: id, username, gameId: game, score });
  await node.projection.catchUp();
  await node.projection.totalsPublished();
}

const totalOf = async ({ id }: Player) => (await totals()).get(id);
const rankedTotalOf = ({ id }: Player) => node.redis.zScore('gamegeek:ranks:global:all', id);

describe('totals', () => {
  it('are raised with the bests, exactly as they are recomputed', async () => {
    const random = new Seeded(20_261_126);
    const players = await makePlayers(database, 5);
    const games = [gameId, gameId + 1, gameId + 2];
    for (let round = 0; round < ROUNDS; round += 1) {
      const batch = Array.from({ length: random.between(1, 4) }, () => ({ ...random.pick(players) }));
      await Promise.all(batch.map((player) => play(player, random.between(1, 1_000), random.pick(games))));
    }
    const raised = await storedTotals();
    expect(raised).toHaveLength(10);
    const ranked = await Promise.all(players.map(rankedTotalOf));
    const known = await totals();
    expect(ranked).toEqual(players.map(({ id }) => known.get(id)));
    await node.totals.run();
    expect(await storedTotals()).toEqual(raised);
    await database.rows('DELETE FROM player_totals');
    await database.rows('DELETE FROM weekly_totals');
  });

  it('are left to the job if they lack bests, so that the sum of a few is never shown as the total', async () => {
    const player = await makePlayer();
    await play(player, 100);
    await database.rows('DELETE FROM player_totals WHERE user_id = $1', [player.id]);
    await play(player, 50, gameId + 1);
    expect(await totalOf(player)).toBeUndefined();
    await node.totals.run();
    expect([await totalOf(player), await rankedTotalOf(player)]).toEqual([150, 150]);
  });

  it('are raised by bests that are projected late, and still refer to the newest best', async () => {
    const player = await makePlayer();
    await play(player, 100);
    await database.rows(`UPDATE player_totals SET achieved_at = now() + interval '1 second' WHERE user_id = $1`, [
      player.id,
    ]);
    const [before] = await database.rows('SELECT score_id FROM player_totals WHERE user_id = $1', [player.id]);
    await play(player, 70, gameId + 1);
    expect(await totalOf(player)).toBe(170);
    expect(await database.rows('SELECT score_id FROM player_totals WHERE user_id = $1', [player.id])).toEqual([before]);
  });

  it('stay the same if a best is replaced by an equal one that is earlier, and then refer to it', async () => {
    const player = await makePlayer();
    await play(player, 100);
    for (const table of ['personal_bests', 'weekly_bests']) {
      await database.rows(`UPDATE ${table} SET achieved_at = now() + interval '1 second' WHERE user_id = $1`, [
        player.id,
      ]);
    }
    const { id } = await node.writer.write({ userId: player.id, username: player.username, gameId, score: 100 });
    await node.projection.projectAll();
    expect(await totalOf(player)).toBe(100);
    await node.totals.run();
    expect(
      await database.rows('SELECT score::int, score_id::int AS id FROM player_totals WHERE user_id = $1', [player.id]),
    ).toEqual([{ score: 100, id }]);
  });

  it('are left to the job at the largest exact integer', async () => {
    const player = await makePlayer();
    await play(player, MOST - 1);
    await play(player, 1, gameId + 1);
    expect(await totalOf(player)).toBe(MOST - 1);
    await node.totals.run();
    await play(player, 2, gameId + 1);
    expect([await totalOf(player), await rankedTotalOf(player)]).toEqual([MOST, MOST]);
  });

  it('are left to the job after a removal, until they were recomputed without the removed score', async () => {
    const player = await makePlayer();
    const { id } = await node.writer.write({ userId: player.id, username: player.username, gameId, score: 900 });
    await node.projection.catchUp();
    await node.em.fork().transactional((em) => node.removal.remove(em, id));
    await play(player, 20);
    expect(await totalOf(player)).toBe(900);
    await node.totals.run();
    expect([await totalOf(player), await rankedTotalOf(player)]).toEqual([20, 20]);
  });

  it('are recomputed after projections that have begun, so that no best is lost in between', async () => {
    const player = await makePlayer();
    await play(player, 10);
    const projecting = await database.pool.connect();
    try {
      await projecting.query('BEGIN');
      await projecting.query(LOCK_TOTALS_SHARED);
      const run = node.totals.run();
      await until(
        () => database.rows(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`),
        ({ length }) => length > 0,
      );
      await projecting.query('UPDATE personal_bests SET score = 25 WHERE user_id = $1', [player.id]);
      await projecting.query('COMMIT');
      await run;
      expect(await totalOf(player)).toBe(25);
    } finally {
      projecting.release(true);
    }
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

describe('totals under steady load', () => {
  it('contain all scores acknowledged before the run began, and the run ends while others keep arriving', async () => {
    await database.rows('DELETE FROM player_totals');
    const players = await makePlayers(database, 4);
    const scored = new Map<string, number>();
    const playAll = async (score: number) => {
      await Promise.all(players.map(({ id, username }) => node.writer.write({ userId: id, username, gameId, score })));
      for (const { id } of players) scored.set(id, score);
    };
    await playAll(100);
    // Every player scores again during each run.
    let later = 100;
    const lookUp = node.ranks.fenced.bind(node.ranks);
    const lookedUp = jest.spyOn(node.ranks, 'fenced').mockImplementation(async (userIds) => {
      await playAll((later += 1));
      const result = await lookUp(userIds);
      await playAll((later += 1));
      return result;
    });
    for (let run = 1; run <= 3; run += 1) {
      const acknowledged = new Map(scored);
      await node.totals.run();
      const current = await totals();
      expect(players.filter(({ id }) => (current.get(id) ?? 0) < (acknowledged.get(id) ?? NaN))).toEqual([]);
      expect(lookedUp).toHaveBeenCalledTimes(run);
    }
    lookedUp.mockRestore();
    await node.totals.run();
    expect(await totals()).toEqual(scored);
  });

  it('are requested by every best', async () => {
    const player = await makePlayer();
    node.requested.length = 0;
    for (const score of [10, 20, 30]) await play(player, score);
    expect(node.requested.filter((job) => job === node.totals.name)).toHaveLength(3);
  });
});
