import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import type { Row, Sql } from '../../../core/database/sql.service.js';
import { runIn, type Transaction } from '../../../core/database/transaction.js';
import { LOCK_REMOVALS } from '../bests/removals-lock.sql.js';
import type { ChangedTotals } from '../shared/scores.events.js';

interface Totals {
  /** The name of the CTE that adds. */
  name: string;
  table: string;
  key: string;
  /** The CTE of raised bests. */
  raised: string;
  countsGames: boolean;
}

const IS_NEWER = '(excluded.achieved_at, excluded.score_id) > (t.achieved_at, t.score_id)';

/**
 * Adds what bests have risen by; the total refers to the newest best. Totals that reach the cap are left out, and so
 * are those of a best that was replaced by an equal one, which is earlier: it adds nothing.
 */
const addTo = ({ name, table, key, raised, countsGames }: Totals) => {
  const games = countsGames ? ', games_played' : '';
  return `
  ${name}_gain AS MATERIALIZED (
    SELECT ${key}, least(sum(score - coalesce(previous_score, 0)), ${MAX_SCORE})::bigint AS score,
           max(achieved_at) AS achieved_at, (array_agg(score_id ORDER BY achieved_at DESC, score_id DESC))[1] AS score_id
           ${countsGames ? ', count(*) FILTER (WHERE previous_score IS NULL) AS games_played' : ''}
    FROM ${raised} GROUP BY ${key}
  ), ${name} AS (
    INSERT INTO ${table} AS t (${key}, score, score_id, achieved_at${games})
    SELECT ${key}, score, score_id, achieved_at${games} FROM ${name}_gain
    WHERE score BETWEEN 1 AND ${MAX_SCORE - 1} ORDER BY ${key}
    ON CONFLICT (${key}) DO UPDATE
    SET score = t.score + excluded.score,
        score_id = CASE WHEN ${IS_NEWER} THEN excluded.score_id ELSE t.score_id END,
        achieved_at = greatest(t.achieved_at, excluded.achieved_at), computed_at = now()
        ${countsGames ? ', games_played = t.games_played + excluded.games_played' : ''}
    WHERE t.score + excluded.score < ${MAX_SCORE}
    RETURNING ${key}, score_id
  )`;
};
/** Players whose totals were not added to, or may refer to a best that an earlier one has replaced. */
const leftOutOf = ({ name, key, raised }: Totals) => `
    SELECT user_id FROM (SELECT ${key} FROM ${name}_gain EXCEPT SELECT ${key} FROM ${name}) not_added
    UNION
    SELECT user_id FROM (SELECT ${key}, score_id FROM ${name} EXCEPT SELECT ${key}, score_id FROM ${name}_gain) kept
    LEFT JOIN LATERAL (SELECT game_id FROM scores WHERE id = kept.score_id OFFSET 0) held ON true
    WHERE game_id IS NULL OR (${key}, game_id) IN (SELECT ${key}, game_id FROM ${raised})`;

const OF_PLAYERS: Totals = {
  name: 'all_time',
  table: 'player_totals',
  key: 'user_id',
  raised: 'counted',
  countsGames: true,
};
const OF_WEEKS: Totals = {
  name: 'weekly',
  table: 'weekly_totals',
  key: 'week, user_id',
  raised: 'counted_week',
  countsGames: false,
};

/** Of a board that is not among these, the condition is false: the main board of a game, as it usually is. */
const isBoard = (condition: string) => `EXISTS (SELECT FROM boards WHERE boards.id = board_id AND ${condition})`;
const IS_COUNTED = `NOT ${isBoard('NOT counts_in_totals')}`;

/**
 * The end of a statement with the CTEs `raised` and `raised_period`: the bests that it has raised, as rows of their
 * tables. Adds to totals, and inserts the outbox row of all that have changed. Returns no row if no best has risen.
 */
export const ADD_TO_TOTALS = `
  counted AS MATERIALIZED (
    SELECT board_id AS game_id, raised.* FROM raised WHERE ${IS_COUNTED}
  ), counted_week AS MATERIALIZED (
    SELECT since AS week, board_id AS game_id, raised_period.* FROM raised_period WHERE period = 'week' AND ${IS_COUNTED}
  ), ${addTo(OF_PLAYERS)}, ${addTo(OF_WEEKS)}, left_out AS (
    ${leftOutOf(OF_PLAYERS)}
    UNION ${leftOutOf(OF_WEEKS)}
  ), joined AS (
    SELECT DISTINCT board_id AS game_id FROM raised
    WHERE previous_score IS NULL AND NOT ${isBoard('boards.game_id <> boards.id')}
  ), event AS (
    INSERT INTO outbox_events (name, payload)
    SELECT 'totals.changed', jsonb_build_object(
      'userIds', ARRAY(SELECT user_id FROM all_time_gain UNION SELECT user_id FROM weekly_gain),
      'gameIds', ARRAY(SELECT game_id FROM joined),
      'weeks', ARRAY(SELECT DISTINCT week FROM weekly_gain)
    )
    WHERE EXISTS (SELECT FROM all_time_gain) OR EXISTS (SELECT FROM weekly_gain) OR EXISTS (SELECT FROM joined)
    RETURNING id, payload
  )
  SELECT id AS "eventId", payload AS changed, ARRAY(SELECT user_id FROM left_out)::text[] AS "leftOut" FROM event`;

/** What a projection has added to totals. */
export interface AddedTotals extends Row {
  eventId: number;
  changed: ChangedTotals;
  /** Players whose totals have to be recomputed. */
  leftOut: string[];
}

/** Sums are capped at the largest exact JavaScript integer (docs/api.md, section 4). */
const SUM = `least(sum(score), ${MAX_SCORE})::bigint`;

/**
 * The best that raised the total last: the newest one, or for a capped sum the newest one before the cap was reached.
 * `own` is the condition for the summed bests.
 */
const last = (column: string, bests: string, own: string) => `
  CASE WHEN sum(score) <= ${MAX_SCORE} THEN (array_agg(${column} ORDER BY achieved_at DESC, score_id DESC))[1]
  ELSE (
    SELECT ${column} FROM (
      SELECT score_id, achieved_at, sum(score) OVER (ORDER BY achieved_at, score_id) - score AS before
      FROM ${bests} own WHERE ${own}
    ) rising
    WHERE before < ${MAX_SCORE} ORDER BY achieved_at DESC, score_id DESC LIMIT 1
  ) END`;

/** The columns score, score_id and achieved_at of totals, for a SELECT from bests `b` grouped by player. */
export const totalColumns = (bests: string, own: string) => `
  ${SUM} AS score, ${last('score_id', bests, own)} AS score_id, ${last('achieved_at', bests, own)} AS achieved_at`;

/** A total that stays capped keeps the score that raised it, unless that score was removed. */
const IS_KEPT = `
  t.score = ${MAX_SCORE} AND excluded.score = ${MAX_SCORE} AND EXISTS (SELECT FROM scores s WHERE s.id = t.score_id)`;

/** For `INSERT … AS t … ON CONFLICT DO UPDATE SET`. */
const SET_TOTAL = `
  score = excluded.score, computed_at = excluded.computed_at,
  score_id = CASE WHEN ${IS_KEPT} THEN t.score_id ELSE excluded.score_id END,
  achieved_at = CASE WHEN ${IS_KEPT} THEN t.achieved_at ELSE excluded.achieved_at END`;

/**
 * $1 players, $2 week. The lateral joins go player by player: without statistics of a new week, the planner would read
 * the whole weekly board.
 */
const RECOMPUTE_TOTALS = {
  name: 'recompute-totals',
  text: `
    WITH week AS (
      SELECT $2::date AS week
    ), player AS MATERIALIZED (
      SELECT DISTINCT id FROM unnest($1::uuid[]) AS id
    ), best AS MATERIALIZED (
      SELECT id AS user_id, sum.* FROM player CROSS JOIN LATERAL (
        SELECT count(*) AS games, ${totalColumns('counted_bests', 'own.user_id = b.user_id')}
        FROM counted_bests b WHERE b.user_id = player.id GROUP BY b.user_id
      ) sum
    ), best_of_week AS MATERIALIZED (
      SELECT week, id AS user_id, sum.* FROM week CROSS JOIN player CROSS JOIN LATERAL (
        SELECT ${totalColumns('counted_weekly_bests', 'own.week = b.week AND own.user_id = b.user_id')}
        FROM counted_weekly_bests b WHERE b.week = week.week AND b.user_id = player.id GROUP BY b.week, b.user_id
      ) sum
    ), gone AS (
      DELETE FROM player_totals
      WHERE user_id = ANY(ARRAY(SELECT id FROM player WHERE id NOT IN (SELECT user_id FROM best)))
    ), gone_of_week AS (
      DELETE FROM weekly_totals t USING week
      WHERE t.week = week.week
        AND user_id = ANY(ARRAY(SELECT id FROM player WHERE id NOT IN (SELECT user_id FROM best_of_week)))
    ), total AS (
      INSERT INTO player_totals AS t (user_id, games_played, score, score_id, achieved_at, computed_at)
      SELECT user_id, games, score, score_id, achieved_at, now() FROM best ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET games_played = excluded.games_played, ${SET_TOTAL}
    )
    INSERT INTO weekly_totals AS t (week, user_id, score, score_id, achieved_at, computed_at)
    SELECT week, user_id, score, score_id, achieved_at, now() FROM best_of_week ORDER BY user_id
    ON CONFLICT (week, user_id) DO UPDATE SET ${SET_TOTAL}`,
};

/** $1 players. Their totals of all time and of the current week; players without scores have none. */
export const READ_TOTALS = {
  name: 'read-totals',
  text: `
    SELECT t.user_id AS "userId", u.username, t.score, t.score_id AS "scoreId", t.achieved_at AS "achievedAt",
           w.score AS "weeklyScore", w.score_id AS "weeklyScoreId", w.achieved_at AS "weeklyAchievedAt",
           now_week.week, (SELECT number FROM removal_count) AS removals
    FROM (SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week) now_week
    CROSS JOIN LATERAL (SELECT * FROM player_totals WHERE user_id = ANY($1::uuid[]) OFFSET 0) t
    CROSS JOIN LATERAL (SELECT username FROM users WHERE id = t.user_id OFFSET 0) u
    LEFT JOIN LATERAL (
      SELECT score, score_id, achieved_at FROM weekly_totals WHERE week = now_week.week AND user_id = t.user_id OFFSET 0
    ) w ON true`,
};

export interface TotalRow extends Row {
  userId: string;
  username: string;
  score: number;
  scoreId: number;
  achievedAt: Date;
  weeklyScore: number | null;
  weeklyScoreId: number | null;
  weeklyAchievedAt: Date | null;
  /** The current week. */
  week: string;
  /** The newest removal that was known when the totals were read. */
  removals: number;
}

/**
 * Recomputes totals of all time and of a week from bests; deletes those of players without any. The transaction has to
 * exclude projections: bests that they commit between reading and writing would be missing.
 */
export async function recomputeTotals(tx: Transaction, userIds: string[], week: string): Promise<void> {
  // MikroORM takes an array as text.
  await runIn(tx, RECOMPUTE_TOTALS, [`{${userIds.join(',')}}`, week]);
}

/** Begins a transaction that excludes projections, and recomputes totals of all time and of these weeks in it. */
export async function recomputeTotalsInTransaction(sql: Sql, userIds: string[], weeks: string[]): Promise<void> {
  await sql.relaxedTransaction(async (client) => {
    await client.query(LOCK_REMOVALS);
    for (const week of weeks) await recomputeTotals(client, userIds, week);
  });
}

export function readTotals(sql: Sql, userIds: string[]): Promise<TotalRow[]> {
  return sql.run<TotalRow>(READ_TOTALS, [userIds]);
}
