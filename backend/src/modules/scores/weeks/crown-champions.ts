import type pg from 'pg';
import { MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { Sql } from '../../../core/database/sql.js';
import { FINISHED_WEEKS, type FinishedWeekRow } from './finished-weeks.sql.js';

/** Places that are remembered. */
const LAST_PLACE = 3;
/** Where hundreds share a place, it belongs to those who were there first. */
const MOST_OF_A_BOARD = 10;

/** Any number that no other user of two-part advisory locks in this database takes; the second part is the week. */
export const WEEK_LOCK = 7_260_873;
/** What stands for a week in a lock: days since the epoch. */
export const weekLockKey = (week: string) => `(${week}::date - date '1970-01-01')`;

/** $1 week. Kept first: the champions' rows lead to it. No row when another node has closed it meanwhile. */
const CLOSE = `
  INSERT INTO closed_weeks (week, players)
  SELECT $1::date, count(DISTINCT user_id) FROM weekly_bests WHERE week = $1::date
  ON CONFLICT (week) DO UPDATE SET players = excluded.players, recount = false WHERE closed_weeks.recount
  RETURNING week`;

const FORGET = `DELETE FROM week_champions WHERE week = $1::date`;

/** $1 week. The order of a board: the higher score, then the earlier, then the lower id; equal scores share a place. */
const CROWN_GAMES = `
  INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
  SELECT week, game_id, user_id, place, score, score_id, achieved_at, players
  FROM (
    SELECT b.*, rank() OVER (PARTITION BY game_id ORDER BY score DESC) AS place,
           row_number() OVER (PARTITION BY game_id ORDER BY score DESC, achieved_at, score_id) AS row,
           count(*) OVER (PARTITION BY game_id) AS players
    FROM weekly_bests b WHERE week = $1::date
  ) ranked
  WHERE place <= ${LAST_PLACE} AND row <= ${MOST_OF_A_BOARD}`;

/**
 * $1 week. Summed up from bests, not read from the week's totals: those are worked out a moment after a score, and of
 * the last scores of a week only when it is no longer the running one.
 */
const CROWN_GLOBAL = `
  INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
  SELECT $1::date, NULL, user_id, place, score, score_id, achieved_at, players
  FROM (
    SELECT total.*, rank() OVER (ORDER BY score DESC) AS place,
           row_number() OVER (ORDER BY score DESC, achieved_at, score_id) AS row, count(*) OVER () AS players
    FROM (
      SELECT user_id, least(sum(score), ${MAX_SCORE})::bigint AS score, max(achieved_at) AS achieved_at,
             (array_agg(score_id ORDER BY achieved_at DESC, score_id DESC))[1] AS score_id
      FROM weekly_bests WHERE week = $1::date GROUP BY user_id
    ) total
  ) ranked
  WHERE place <= ${LAST_PLACE} AND row <= ${MOST_OF_A_BOARD}`;

/**
 * Keeps the champions of a week that is over, in the client's transaction. Safe to run twice, and by two nodes at once:
 * the second one waits, and finds the week closed.
 */
export async function crownChampions(client: pg.ClientBase, week: string): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${WEEK_LOCK}, ${weekLockKey('$1')})`, [week]);
  const { rowCount } = await client.query(CLOSE, [week]);
  if (rowCount === 0) return;
  await client.query(FORGET, [week]);
  await client.query(CROWN_GAMES, [week]);
  await client.query(CROWN_GLOBAL, [week]);
}

/** Every week that is over, a transaction a week: years that were missed are made up for piece by piece. */
export async function crownFinishedWeeks(sql: Sql): Promise<void> {
  for (const { week } of await sql.run<FinishedWeekRow>(FINISHED_WEEKS)) {
    await sql.transaction((client) => crownChampions(client, week));
  }
}
