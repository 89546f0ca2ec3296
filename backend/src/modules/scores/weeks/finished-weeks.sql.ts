import type { Row, Statement } from '../../../core/database/sql.js';

/**
 * Weeks that are over, and whose champions are not kept or have to be worked out again; the oldest first, whether the
 * server was there when they ended or not.
 *
 * A score belongs to the week in which its transaction began, by the database's clock, but it becomes visible when that
 * commits: a score of Sunday 23:59:59.9 may appear on Monday. So a week is over when no transaction that began in it can
 * still commit a row. The server cancels a statement after five seconds; the minute leaves it ample time to have begun
 * to write. From then on it is a matter of knowledge: a transaction that writes has an id until its commit, however
 * slow, is visible to others, and the database's list of sessions names its beginning. While one such is there, the
 * week stays open and is looked at again.
 */
export const FINISHED_WEEKS: Statement = {
  name: 'finished-weeks',
  text: `
    SELECT over.week::date AS week
    FROM (
      SELECT week, (week + interval '7 days') AT TIME ZONE 'UTC' AS ended
      FROM generate_series(
        (SELECT min(week) FROM weekly_bests)::timestamp,
        date_trunc('week', now() AT TIME ZONE 'UTC') - interval '7 days', interval '7 days'
      ) AS week
    ) over
    LEFT JOIN closed_weeks closed ON closed.week = over.week::date
    WHERE (closed.week IS NULL OR closed.recount)
      AND over.ended + interval '1 minute' <= now()
      AND NOT EXISTS (
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND backend_xid IS NOT NULL AND xact_start < over.ended
      )
    ORDER BY over.week`,
};

export interface FinishedWeekRow extends Row {
  /** The Monday it began with. */
  week: string;
}
