import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../../core/database/sql.service.js';

const PLAYERS_PER_BATCH = 200;
/** A player with two freezes may have left out two days. */
const DAYS_BACK = 3;

/**
 * $1 last player of the previous batch. Players of the last days who have not played today and have no notice of today,
 * once it is past 18:00 on their clock: each time zone has one 18:00 in a day of UTC. Without a known clock it is that
 * of UTC.
 */
const DUE = {
  name: 'daily-reminders-due',
  text: `
    WITH today AS (
      SELECT time::date AS day, time, 'daily:' || time::date AS occasion FROM (SELECT now() AT TIME ZONE 'UTC' AS time) utc
    ), recent AS (
      SELECT DISTINCT r.user_id FROM daily_runs r, today
      WHERE r.day BETWEEN today.day - ${DAYS_BACK} AND today.day - 1 AND r.user_id > $1::uuid
    ), due AS (
      SELECT user_id, today.day FROM recent CROSS JOIN today
      LEFT JOIN LATERAL (
        SELECT utc_offset FROM daily_runs r
        WHERE r.user_id = recent.user_id AND utc_offset IS NOT NULL ORDER BY r.day DESC LIMIT 1
      ) clock ON true
      WHERE today.time >= today.day + make_interval(mins => mod(2520 - coalesce(clock.utc_offset, 0), 1440))
        AND NOT EXISTS (SELECT FROM daily_runs r WHERE r.user_id = recent.user_id AND r.day = today.day)
        AND NOT EXISTS (SELECT FROM notices n WHERE n.user_id = recent.user_id AND n.occasion = today.occasion)
      ORDER BY user_id LIMIT ${PLAYERS_PER_BATCH}
    )
    SELECT user_id AS "userId", due.day,
           (SELECT array_agg(r.day::text ORDER BY r.day) FROM daily_runs r WHERE r.user_id = due.user_id) AS days
    FROM due ORDER BY user_id`,
};

export interface ReminderCandidate extends Row {
  userId: string;
  /** Today, and the days played in order, in UTC. */
  day: string;
  days: string[];
}

@Injectable()
export class DailyRemindersRepository {
  constructor(private readonly sql: Sql) {}

  /** The players that follow `after`, in order; none after the last one. */
  nextBatch(after: string): Promise<ReminderCandidate[]> {
    return this.sql.run<ReminderCandidate>(DUE, [after]);
  }
}
