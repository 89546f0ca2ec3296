import { MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import { selectTotals } from './changed-totals.sql.js';

/**
 * Projections add to totals at the same time as others, but not while totals are recomputed: those would lack bests
 * that are committed between reading and writing.
 */
export const LOCK_TOTALS = `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.totals})`;
export const LOCK_TOTALS_SHARED = `SELECT pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.totals})`;

interface Totals {
  /** The name of the CTE of changed totals. */
  name: string;
  table: string;
  bests: string;
  /** The CTE of raised bests. */
  raised: string;
  /** Only bests and totals of this week. Totals of all time count games instead. */
  week?: string;
}

/** A removal that the recomputation of total `t` may not have seen: its transaction may have begun earlier. */
const HAS_REMOVAL = `EXISTS (
      SELECT FROM removed_scores r
      WHERE r.user_id = t.user_id AND greatest(r.removed_at, r.restored_at) > t.computed_at - interval '1 minute'
    )`;

const IS_NEWER = '(excluded.achieved_at, excluded.score_id) > (t.achieved_at, t.score_id)';

/**
 * Adds what bests have risen by to totals, in any order. The job recomputes the others: those of players with a recent
 * removal, those that would lack earlier bests, and those that reach the cap. All of them stay marked as stale, so a total
 * that was wrong before does not remain wrong. A best that is replaced by an equal, earlier one gains nothing: the row of
 * a gain has to be a valid total. `computed_at` of a new total is the time of its first best. Rows are found by arrays
 * instead of joins, which the planner turns around when it expects few rows.
 */
const addTo = ({ name, table, bests, raised, week }: Totals) => {
  const ofWeek = week ? `week = ${week}` : 'true';
  const column = week ? 'week' : 'games_played';
  return `
  ${name}_gain AS MATERIALIZED (
    SELECT user_id, sum(score - coalesce(previous_score, 0))::bigint AS score, max(achieved_at) AS achieved_at,
           (array_agg(score_id ORDER BY achieved_at DESC, score_id DESC))[1] AS score_id, min(achieved_at) AS since,
           ${week ?? 'count(*) FILTER (WHERE previous_score IS NULL)'} AS ${column}
    FROM ${raised} WHERE ${ofWeek} GROUP BY user_id
  ), ${name}_known AS MATERIALIZED (
    SELECT user_id FROM ${table} WHERE user_id = ANY(ARRAY(SELECT user_id FROM ${name}_gain)) AND ${ofWeek}
  ), ${name}_incomplete AS MATERIALIZED (
    SELECT user_id FROM ${bests} WHERE user_id = ANY(ARRAY(
      SELECT user_id FROM ${name}_gain EXCEPT SELECT user_id FROM ${name}_known
    )) AND ${ofWeek}
  ), ${name} AS (
    INSERT INTO ${table} AS t (user_id, score, score_id, achieved_at, computed_at, ${column})
    SELECT user_id, score, score_id, achieved_at, since, ${column} FROM ${name}_gain
    WHERE score BETWEEN 1 AND ${MAX_SCORE - 1} AND user_id NOT IN (SELECT user_id FROM ${name}_incomplete)
    ORDER BY user_id
    ON CONFLICT (${week ? 'week, ' : ''}user_id) DO UPDATE
    SET score = t.score + excluded.score,
        score_id = CASE WHEN ${IS_NEWER} THEN excluded.score_id ELSE t.score_id END,
        achieved_at = greatest(t.achieved_at, excluded.achieved_at)
        ${week ? '' : ', games_played = t.games_played + excluded.games_played'}
    WHERE t.score + excluded.score < ${MAX_SCORE} AND NOT ${HAS_REMOVAL}
    RETURNING t.user_id, t.score, t.score_id, t.achieved_at
  )`;
};

const ALL_TIME = addTo({ name: 'all_time', table: 'player_totals', bests: 'personal_bests', raised: 'raised' });

const OF_WEEK = addTo({
  name: 'weekly',
  table: 'weekly_totals',
  bests: 'weekly_bests',
  raised: 'raised_week',
  week: `date_trunc('week', now() AT TIME ZONE 'UTC')::date`,
});

/**
 * CTEs, and the select of the changed totals, for a statement with the CTEs `raised` and `raised_week`: user_id,
 * game_id, score, previous_score, score_id and achieved_at of bests that it has raised, and the week.
 */
export const RAISE_TOTALS = `${ALL_TIME}, ${OF_WEEK}, total AS (
    SELECT * FROM all_time
    UNION ALL
    SELECT user_id, score, score_id, achieved_at FROM player_totals
    WHERE user_id = ANY(ARRAY(SELECT user_id FROM weekly EXCEPT SELECT user_id FROM all_time))
  ) ${selectTotals('SELECT DISTINCT game_id FROM raised WHERE previous_score IS NULL')}`;
