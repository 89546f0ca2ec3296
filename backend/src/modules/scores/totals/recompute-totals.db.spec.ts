import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import type { Settings } from '../../../config/settings.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { Sql } from '../../../core/database/sql.service.js';
import { readTotals, recomputeTotalsInTransaction, type TotalRow } from './totals.sql.js';

const START = 30_000;
const MOST = Number.MAX_SAFE_INTEGER;
const WEEK = weekDate(Date.now());
const LAST_WEEK = weekDate(Date.now() - 7 * 86_400_000);

let database: TestDatabase;
let sql: Sql;
let ada: string;
let bob: string;
let adasName: string;
let nextId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
}, START);
beforeEach(async () => {
  const [one, two] = await makePlayers(database, 2);
  [ada, bob, adasName] = [one?.id ?? '', two?.id ?? '', one?.username ?? ''];
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

/** Inserts a best of all time or of a week; later calls have later times. */
async function best(userId: string, gameId: number, score: number, week?: string): Promise<number> {
  const scoreId = (nextId += 1);
  const at = new Date(Date.now() - 60_000 + nextId).toISOString();
  const values = [userId, gameId, score, scoreId, at];
  const set = 'DO UPDATE SET score = excluded.score, score_id = excluded.score_id, achieved_at = excluded.achieved_at';
  if (week === undefined) {
    await database.rows(
      `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, board_id) ${set}`,
      values,
    );
  } else {
    await database.rows(
      `INSERT INTO period_bests (user_id, board_id, score, score_id, achieved_at, period, since)
       VALUES ($1, $2, $3, $4, $5, 'week', $6)
       ON CONFLICT (period, since, user_id, board_id) ${set}`,
      [...values, week],
    );
  }
  return scoreId;
}

/** Recomputes the totals of all time and of this week, and returns those of these players. */
async function recompute(...players: string[]): Promise<Pick<TotalRow, 'userId' | 'score' | 'scoreId'>[]> {
  await recomputeTotalsInTransaction(sql, players, [WEEK]);
  return readTotals(sql, players);
}

describe('a player’s total', () => {
  it('is the sum of the bests, with the best that raised it last', async () => {
    await best(ada, 1, 100);
    const last = await best(ada, 2, 40);
    const expected = { userId: ada, username: adasName, score: 140, scoreId: last, weeklyScore: null, week: WEEK };
    expect(await recompute(ada)).toMatchObject([expected]);
  });

  it('of the week is the sum of the bests of this week only', async () => {
    await best(ada, 1, 100);
    await best(ada, 1, 100, LAST_WEEK);
    await best(ada, 2, 7);
    const last = await best(ada, 2, 7, WEEK);
    expect(await recompute(ada)).toMatchObject([{ score: 107, weeklyScore: 7, weeklyScoreId: last }]);
    const stored = await database.rows('SELECT week::text, score::int FROM weekly_totals WHERE user_id = $1', [ada]);
    expect(stored).toEqual([{ week: WEEK, score: 7 }]);
  });

  it('leaves out games that an admin has taken out of the global ranking', async () => {
    const [counting, other] = [await makeGame(database), await makeGame(database)];
    const last = await best(ada, counting.id, 100);
    await best(ada, other.id, 7_000);
    await best(ada, other.id, 7_000, WEEK);
    await best(bob, other.id, 9_000);
    expect(await recompute(ada)).toMatchObject([{ score: 7_100, weeklyScore: 7_000 }]);
    expect(await recompute(bob)).toMatchObject([{ score: 9_000 }]);
    await database.rows('UPDATE boards SET counts_in_totals = false WHERE id = $1', [other.id]);
    expect(await recompute(ada)).toMatchObject([{ score: 100, scoreId: last, weeklyScore: null }]);
    expect(await recompute(bob)).toEqual([]);
    // Other tests use the same ids.
    await database.rows('UPDATE boards SET counts_in_totals = true WHERE id = $1', [other.id]);
  });

  it('rises with a best, and refers to the new one', async () => {
    await best(ada, 1, 100);
    await best(ada, 2, 40);
    await recompute(ada);
    const raised = await best(ada, 1, 150);
    expect(await recompute(ada)).toMatchObject([{ score: 190, scoreId: raised }]);
  });

  it('is the same when it is recomputed, also concurrently', async () => {
    await best(ada, 1, 100);
    await best(bob, 1, 50);
    const [first] = await recompute(ada);
    const rounds = await Promise.all([recompute(ada, bob), recompute(bob, ada)]);
    for (const rows of rounds) {
      expect(rows.map(({ score }) => score).sort((a, b) => a - b)).toEqual([50, 100]);
      expect(rows.find(({ userId }) => userId === ada)).toEqual(first);
    }
  });

  it('is capped at the largest exact integer', async () => {
    for (const game of [1, 2, 3]) {
      await best(ada, game, MOST);
      await best(ada, game, MOST, WEEK);
    }
    expect(await recompute(ada)).toMatchObject([{ score: MOST, weeklyScore: MOST }]);
    await best(bob, 1, MOST - 5);
    await best(bob, 2, 5);
    expect(await recompute(bob)).toMatchObject([{ score: MOST }]);
  });

  it('keeps the score that reached the cap', async () => {
    const insertScore = (userId: string, id: number, points: number) =>
      database.rows('INSERT INTO scores (id, user_id, game_id, score, created_at) VALUES ($1, $2, 1, $3, now())', [
        id,
        userId,
        points,
      ]);
    await best(ada, 1, MOST - 5);
    const full = await best(ada, 2, 9);
    const after = await best(ada, 3, 1);
    // Also if all of them existed before the total was first computed.
    expect(await recompute(ada)).toMatchObject([{ score: MOST, scoreId: full }]);
    await insertScore(ada, full, 9);
    await best(ada, 3, 2);
    const raised = await best(ada, 1, MOST);
    const [kept] = await recompute(ada);
    expect(kept).toMatchObject({ score: MOST, scoreId: full });
    expect(raised).toBeGreaterThan(after);
    // When that score is removed, the total refers to another one.
    await database.rows('DELETE FROM scores WHERE id = $1', [full]);
    await best(ada, 2, 3);
    expect(await recompute(ada)).toMatchObject([{ score: MOST, scoreId: raised }]);
  });

  it('is deleted with the last best', async () => {
    await best(ada, 1, 100);
    await best(ada, 1, 100, WEEK);
    await best(bob, 1, 50, WEEK);
    await best(bob, 1, 50);
    await recompute(ada, bob);
    await database.rows('DELETE FROM personal_bests WHERE user_id = $1', [ada]);
    await database.rows('DELETE FROM period_bests WHERE user_id = $1', [ada]);
    expect(await recompute(ada, bob)).toMatchObject([{ userId: bob, score: 50, weeklyScore: 50 }]);
    expect(await database.rows('SELECT user_id FROM player_totals WHERE user_id = ANY($1)', [[ada, bob]])).toEqual([
      { user_id: bob },
    ]);
    expect(await database.rows('SELECT user_id FROM weekly_totals WHERE user_id = ANY($1)', [[ada, bob]])).toEqual([
      { user_id: bob },
    ]);
  });

  it('does not exist for a player without bests', async () => {
    expect(await recompute(ada)).toEqual([]);
    expect(await recompute()).toEqual([]);
  });
});
