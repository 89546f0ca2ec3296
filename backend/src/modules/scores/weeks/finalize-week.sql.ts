import type pg from 'pg';
import { TWO_PART_ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import { longStatements } from '../../../core/database/long-statements.js';
import type { Sql } from '../../../core/database/sql.service.js';
import { totalColumns } from '../totals/totals.sql.js';
import { FINISHED_WEEKS, type FinishedWeekRow } from './finished-weeks.sql.js';

/** Champions have places 1 to 3. */
const LAST_PLACE = 3;
/** Limits the champions of a board if many players share a place; the earliest count. */
const MAX_CHAMPIONS = 10;

/** The key of a week's advisory lock: days since the epoch. */
export const weekLockKey = (week: string) => `(${week}::date - date '1970-01-01')`;

/** $1 week. Comes first, because champions reference it. Returns no row if another node has finalized the week. */
const MARK_FINALIZED = `
  INSERT INTO finalized_weeks (week, players) VALUES ($1::date, 0)
  ON CONFLICT (week) DO UPDATE SET recount = false WHERE finalized_weeks.recount
  RETURNING week`;

const DELETE_CHAMPIONS = `DELETE FROM week_champions WHERE week = $1::date`;

/** The order of a board: the higher score, then the earlier, then the lower id. */
const FIRST = `ORDER BY score DESC, achieved_at, score_id LIMIT ${MAX_CHAMPIONS}`;
/** Equal scores share a place. */
const PLACE = 'rank() OVER (ORDER BY score DESC) AS place';

/** $1 week. Reads the top of each board from its index. */
const INSERT_GAME_CHAMPIONS = `
  INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
  SELECT $1::date, board.game_id, user_id, place, score, score_id, achieved_at, board.players
  FROM (SELECT game_id, count(*) AS players FROM weekly_bests WHERE week = $1::date GROUP BY game_id) board
  CROSS JOIN LATERAL (
    SELECT own.*, ${PLACE} FROM (
      SELECT user_id, score, score_id, achieved_at FROM period_bests b
      WHERE b.period = 'week' AND b.since = $1::date AND b.board_id = board.game_id ${FIRST}
    ) own
  ) ranked
  WHERE place <= ${LAST_PLACE}`;

/**
 * $1 week. Summed from bests, not read from weekly totals: these follow scores with a delay, and are not updated after
 * the end of the week.
 */
const INSERT_GLOBAL_CHAMPIONS = `
  INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
  SELECT $1::date, NULL, user_id, place, score, score_id, achieved_at, players
  FROM (
    SELECT first.*, ${PLACE} FROM (
      SELECT total.*, count(*) OVER () AS players FROM (
        SELECT b.user_id, ${totalColumns('counted_weekly_bests', 'own.week = b.week AND own.user_id = b.user_id')}
        FROM counted_weekly_bests b WHERE b.week = $1::date GROUP BY b.week, b.user_id
      ) total
      ${FIRST}
    ) first
  ) ranked
  WHERE place <= ${LAST_PLACE}`;

/** $1 week. */
const COUNT_PLAYERS = `
  UPDATE finalized_weeks SET players = coalesce(
    (SELECT max(players) FROM week_champions WHERE week = $1::date AND game_id IS NULL), 0)
  WHERE week = $1::date`;

/**
 * Stores the champions of a finished week, in the client's transaction. Idempotent; a concurrent call on another node
 * waits for the lock and then finds the week finalized.
 */
export async function finalizeWeek(client: pg.ClientBase, week: string): Promise<void> {
  const runLong = await longStatements(client);
  const run = (text: string) => runLong(text, [week]);
  await run(`SELECT pg_advisory_xact_lock(${TWO_PART_ADVISORY_LOCKS.week}, ${weekLockKey('$1')})`);
  const { rowCount } = await run(MARK_FINALIZED);
  if (rowCount === 0) return;
  await run(DELETE_CHAMPIONS);
  await run(INSERT_GAME_CHAMPIONS);
  await run(INSERT_GLOBAL_CHAMPIONS);
  await run(COUNT_PLAYERS);
}

/** Finalizes all finished weeks, each in its own transaction. */
export async function finalizeFinishedWeeks(sql: Sql): Promise<void> {
  for (const { week } of await sql.run<FinishedWeekRow>(FINISHED_WEEKS)) {
    await sql.inBackground((client) => finalizeWeek(client, week));
  }
}
