import type pg from 'pg';
import { TWO_PART_ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import type { Sql } from '../../../core/database/sql.js';
import { totalColumns } from '../totals/index.js';
import { FINISHED_WEEKS, type FinishedWeekRow } from './finished-weeks.sql.js';

/** Places that are remembered. */
const LAST_PLACE = 3;
/** Where hundreds share a place, it belongs to those who were there first. */
const MOST_OF_A_BOARD = 10;

/** Every best of a week is looked at, once: a statement may take longer than those of other jobs. */
const PATIENCE = 10 * 60_000;

/** What stands for a week in a lock: days since the epoch. */
export const weekLockKey = (week: string) => `(${week}::date - date '1970-01-01')`;

/** $1 week. Kept first: the champions' rows lead to it. No row when another node has closed it meanwhile. */
const CLOSE = `
  INSERT INTO closed_weeks (week, players) VALUES ($1::date, 0)
  ON CONFLICT (week) DO UPDATE SET recount = false WHERE closed_weeks.recount
  RETURNING week`;

const FORGET = `DELETE FROM week_champions WHERE week = $1::date`;

/** The order of a board: the higher score, then the earlier, then the lower id. */
const FIRST = `ORDER BY score DESC, achieved_at, score_id LIMIT ${MOST_OF_A_BOARD}`;
/** Equal scores share a place. */
const PLACE = 'rank() OVER (ORDER BY score DESC) AS place';

/** $1 week. The first of each board come from its index, however many there are. */
const CROWN_GAMES = `
  INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
  SELECT $1::date, board.game_id, user_id, place, score, score_id, achieved_at, board.players
  FROM (SELECT game_id, count(*) AS players FROM weekly_bests WHERE week = $1::date GROUP BY game_id) board
  CROSS JOIN LATERAL (
    SELECT own.*, ${PLACE} FROM (
      SELECT user_id, score, score_id, achieved_at FROM weekly_bests b
      WHERE b.week = $1::date AND b.game_id = board.game_id ${FIRST}
    ) own
  ) ranked
  WHERE place <= ${LAST_PLACE}`;

/**
 * $1 week. Summed up from bests, not read from the week's totals: those are worked out a moment after a score, and of
 * the last scores of a week only when it is no longer the running one.
 */
const CROWN_GLOBAL = `
  INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
  SELECT $1::date, NULL, user_id, place, score, score_id, achieved_at, players
  FROM (
    SELECT first.*, ${PLACE} FROM (
      SELECT total.*, count(*) OVER () AS players FROM (
        SELECT b.user_id, ${totalColumns('weekly_bests', 'own.week = b.week AND own.user_id = b.user_id')}
        FROM weekly_bests b WHERE b.week = $1::date GROUP BY b.week, b.user_id
      ) total
      ${FIRST}
    ) first
  ) ranked
  WHERE place <= ${LAST_PLACE}`;

/** $1 week. */
const COUNT_PLAYERS = `
  UPDATE closed_weeks SET players = coalesce(
    (SELECT max(players) FROM week_champions WHERE week = $1::date AND game_id IS NULL), 0)
  WHERE week = $1::date`;

/**
 * Keeps the champions of a week that is over, in the client's transaction. Safe to run twice, and by two nodes at once:
 * the second one waits, and finds the week closed.
 */
export async function crownChampions(client: pg.ClientBase, week: string): Promise<void> {
  const run = (text: string) => {
    const query = { text, values: [week], query_timeout: PATIENCE };
    return client.query(query);
  };
  await client.query(`SET LOCAL statement_timeout = ${PATIENCE}`);
  await run(`SELECT pg_advisory_xact_lock(${TWO_PART_ADVISORY_LOCKS.week}, ${weekLockKey('$1')})`);
  const { rowCount } = await run(CLOSE);
  if (rowCount === 0) return;
  await run(FORGET);
  await run(CROWN_GAMES);
  await run(CROWN_GLOBAL);
  await run(COUNT_PLAYERS);
}

/** Every week that is over, a transaction a week: years that were missed are made up for piece by piece. */
export async function crownFinishedWeeks(sql: Sql): Promise<void> {
  for (const { week } of await sql.run<FinishedWeekRow>(FINISHED_WEEKS)) {
    await sql.inBackground((client) => crownChampions(client, week));
  }
}
