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

/** A total of all time or of the week. */
export interface TotalRow extends Row {
  userId: string;
  username: string;
  isWeekly: boolean;
  score: number;
  scoreId: number;
  achievedAt: Date;
  week: string;
  removals: number;
  /** In the first row only. */
  gameIds: number[] | null;
}

/**
 * The end of a statement with the CTEs `total` and `weekly`, each with user_id, score, score_id and achieved_at. A row
 * for each total: a join of both would compare all pairs. `gameIds` is a query.
 */
export const selectTotals = (gameIds: string): string => `
  SELECT sum.*, u.username, date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week,
         (SELECT number FROM removal_count) AS removals,
         CASE WHEN row_number() OVER () = 1 THEN ARRAY(${gameIds}) END AS "gameIds"
  FROM (
    SELECT user_id AS "userId", false AS "isWeekly", score, score_id AS "scoreId", achieved_at AS "achievedAt" FROM total
    UNION ALL SELECT user_id, true, score, score_id, achieved_at FROM weekly
  ) sum CROSS JOIN LATERAL (SELECT username FROM users WHERE id = sum."userId" LIMIT 1) u`;

export function changedTotals(rows: TotalRow[]): ChangedTotals | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { week, removals } = first;
  const ofWeek = new Map(rows.filter(({ isWeekly }) => isWeekly).map((row) => [row.userId, row]));
  const totals = rows
    .filter(({ isWeekly }) => !isWeekly)
    .map((row): UpdatedTotal => {
      const weekly = ofWeek.get(row.userId);
      const { userId, username } = row;
      return { userId, username, ...entryOf(row), ...(weekly && { weekly: entryOf(weekly) }) };
    });
  return { week, removals, totals, gameIds: rows.flatMap(({ gameIds }) => gameIds ?? []) };
}

const entryOf = ({ score, scoreId, achievedAt }: TotalRow) => ({
  score,
  scoreId,
  achievedAt: achievedAt.toISOString(),
});
