import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { rankKey, READY_KEY } from './rank-sets.store.js';

Logger.overrideLogger(false);

let database: TestDatabase;
let node: ScoringParts;
let gameId: number;
let week: string;
let players: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
  // No scores arrive here.
  node.audit.recheckAfter = 0;
  gameId = (await makeGame(database)).id;
  players = (await makePlayers(database, 40)).map(({ id }) => id);
  const [row] = await database.rows<{ week: string }>(
    `SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date::text AS week`,
  );
  week = row?.week ?? '';
  await database.rows(
    `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at)
     SELECT u, $1, 10 * n, n, now() FROM unnest($2::uuid[]) WITH ORDINALITY AS t (u, n)`,
    [gameId, players],
  );
  await database.rows(
    `INSERT INTO period_bests (period, since, user_id, board_id, score, score_id, achieved_at)
     SELECT 'week', $1::date, user_id, board_id, score, score_id, achieved_at FROM personal_bests`,
    [week],
  );
  await database.rows(
    `INSERT INTO player_totals (user_id, games_played, score, score_id, achieved_at)
     SELECT user_id, 1, score, score_id, achieved_at FROM personal_bests`,
  );
  await database.rows(
    `INSERT INTO weekly_totals (week, user_id, score, score_id, achieved_at)
     SELECT $1::date, user_id, score, score_id, achieved_at FROM personal_bests`,
    [week],
  );
});
beforeEach(async () => {
  await node.redis.set(READY_KEY, 'yes');
  for (const board of boards()) {
    await node.redis.del(rankKey(board));
    await node.redis.zAdd(
      rankKey(board),
      players.map((value, index) => ({ value, score: 10 * (index + 1) })),
    );
  }
});
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

const boards = () => [`${gameId}:all`, `${gameId}:week:${week}`, 'global:all', `global:week:${week}`];
/** Without the ready mark a node rebuilds the sets. */
const areTrusted = async () => (await node.redis.exists(READY_KEY)) === 1;

describe('the rank audit', () => {
  it('accepts sets that equal the database', async () => {
    await node.audit.run();
    expect(await areTrusted()).toBe(true);
  });

  it.each([0, 1, 2, 3])('detects a missing player (board %i)', async (board) => {
    await node.redis.zRem(rankKey(boards()[board] ?? ''), players[7] ?? '');
    await node.audit.run();
    expect(await areTrusted()).toBe(false);
  });

  it.each([0, 1, 2, 3])('detects a player who is not in the database (board %i)', async (board) => {
    await node.redis.zAdd(rankKey(boards()[board] ?? ''), { value: 'c0ffee00-0000-4000-8000-000000000000', score: 5 });
    await node.audit.run();
    expect(await areTrusted()).toBe(false);
  });
});
