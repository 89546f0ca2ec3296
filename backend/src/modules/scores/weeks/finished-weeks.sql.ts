import type { Row, Statement } from '../../../core/database/sql.service.js';

/**
 * Finished weeks without champions, or whose champions have to be recomputed; the oldest first.
 *
 * A score counts in the week in which its transaction began, by the database's clock, but becomes visible when the
 * transaction commits: a score of Sunday 23:59:59.9 may appear on Monday. A week is finished when no transaction that
 * began in it can still commit. Statements are cancelled after five seconds, so a minute later every such transaction
 * has ended or has an id, and `pg_stat_activity` shows when it began. While there is one, the week stays open.
 */
export const FINISHED_WEEKS: Statement = {
  name: 'finished-weeks',
  text: `
    SELECT over.week::date AS week
    FROM (
      SELECT week, (week + interval '7 days') AT TIME ZONE 'UTC' AS ended
      FROM generate_series(
        (SELECT min(since) FROM period_bests WHERE period = 'week')::timestamp,
        date_trunc('week', now() AT TIME ZONE 'UTC') - interval '7 days', interval '7 days'
      ) AS week
    ) over
    LEFT JOIN finalized_weeks finalized ON finalized.week = over.week::date
    WHERE (finalized.week IS NULL OR finalized.recount)
      AND over.ended + interval '1 minute' <= now()
      AND NOT EXISTS (
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND backend_xid IS NOT NULL AND xact_start < over.ended
      )
    ORDER BY over.week`,
};

export interface FinishedWeekRow extends Row {
  /** The Monday on which it began. */
  week: string;
}
