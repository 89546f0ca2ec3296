import type { Row } from '../../../core/database/sql.service.js';
import type { UpdatedTotal } from '../shared/scores.events.js';

/** Totals that one statement has changed. */
export interface ChangedTotals {
  week: string;
  /** The newest removal that was known to the statement. */
  removals: number;
  totals: UpdatedTotal[];
  /** Games whose number of players may have changed. */
  gameIds: number[];
}

/** A player's total of all time and, if it changed, of the week. */
export interface TotalRow extends Row {
  userId: string;
  username: string;
  score: number;
  scoreId: number;
  achievedAt: Date;
  weeklyScore: number | null;
  weeklyScoreId: number | null;
  weeklyAchievedAt: Date | null;
  week: string;
  removals: number;
  /** In the first row only. */
  gameIds: number[] | null;
}

/**
 * The end of a statement with the CTEs `total` and `weekly`, each with user_id, score, score_id and achieved_at. Both
 * are grouped by player: a join would compare all pairs. `gameIds` is a query.
 */
export const selectTotals = (gameIds: string): string => `
  SELECT sum.*, u.username, date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week,
         (SELECT number FROM removal_count) AS removals,
         CASE WHEN row_number() OVER () = 1 THEN ARRAY(${gameIds}) END AS "gameIds"
  FROM (
    SELECT user_id AS "userId",
           max(score) AS score, max(score_id) AS "scoreId", max(achieved_at) AS "achievedAt",
           max(weekly_score) AS "weeklyScore", max(weekly_score_id) AS "weeklyScoreId",
           max(weekly_achieved_at) AS "weeklyAchievedAt"
    FROM (
      SELECT user_id, score, score_id, achieved_at,
             NULL::bigint AS weekly_score, NULL::bigint AS weekly_score_id, NULL::timestamptz AS weekly_achieved_at
      FROM total
      UNION ALL SELECT user_id, NULL, NULL, NULL, score, score_id, achieved_at FROM weekly
    ) both_totals GROUP BY user_id HAVING count(score) > 0
  ) sum CROSS JOIN LATERAL (SELECT username FROM users WHERE id = sum."userId" LIMIT 1) u`;

export function changedTotals(rows: TotalRow[]): ChangedTotals | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { week, removals } = first;
  return { week, removals, totals: rows.map(totalOf), gameIds: rows.flatMap(({ gameIds }) => gameIds ?? []) };
}

function totalOf(row: TotalRow): UpdatedTotal {
  const { userId, username, score, scoreId, achievedAt, weeklyScore, weeklyScoreId, weeklyAchievedAt } = row;
  const total = { userId, username, score, scoreId, achievedAt: achievedAt.toISOString() };
  if (weeklyScore === null || weeklyScoreId === null || weeklyAchievedAt === null) return total;
  return {
    ...total,
    weekly: { score: weeklyScore, scoreId: weeklyScoreId, achievedAt: weeklyAchievedAt.toISOString() },
  };
}
