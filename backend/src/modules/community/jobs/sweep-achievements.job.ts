import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import { Sql, type Row } from '../../../core/database/sql.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { AchievementsQueue } from '../achievements/achievements-queue.js';

/** It looks at everybody who has played: seldom, because whoever plays on or asks is checked anyway. */
const EVERY = 30 * 60_000;
const PLAYERS_AT_ONCE = 1_000;
/** Today and yesterday (UTC): more than any queue is lost for. */
const DAYS_AGO = [0, 1];
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface PlayedRow extends Row {
  userId: string;
  behind: boolean;
}

/**
 * $1 days ago, $2 the last player seen, $3 how many achievements there are. Who played on a day, in the order of the
 * index, and whether their totals are younger than their last check.
 */
const PLAYED = {
  name: 'players-to-check',
  text: `
    SELECT played.user_id AS "userId",
           held.completed < $3 AND t.computed_at IS NOT NULL
             AND (held.checked_at IS NULL OR held.checked_at <= t.computed_at) AS behind
    FROM (
      SELECT DISTINCT user_id FROM play_days
      WHERE day = (now() AT TIME ZONE 'UTC')::date - $1::integer AND user_id > $2::uuid
      ORDER BY user_id LIMIT ${PLAYERS_AT_ONCE}
    ) played
    LEFT JOIN player_totals t ON t.user_id = played.user_id
    CROSS JOIN LATERAL (
      SELECT max(checked_at) AS checked_at, count(completed_at) AS completed
      FROM achievements WHERE user_id = played.user_id
    ) held
    ORDER BY played.user_id`,
};

/** Of these players a score was removed, and nobody has looked since whether they have earned what they have. */
const REMOVED_FROM = {
  name: 'players-to-check-after-removals',
  text: `
    SELECT DISTINCT removed.user_id AS "userId" FROM removed_scores removed
    WHERE greatest(removed_at, restored_at) > now() - interval '2 days'
      AND EXISTS (SELECT FROM achievements a WHERE a.user_id = removed.user_id AND a.removals < removed.number)
    LIMIT ${PLAYERS_AT_ONCE}`,
};

/** Finds players whom a lost queue forgot, and has them checked. */
@Injectable()
export class SweepAchievementsJob implements OnModuleInit {
  readonly name = 'sweep-achievements';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly queue: AchievementsQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    for (const daysAgo of DAYS_AGO) await this.sweep(daysAgo);
    const removedFrom = await this.sql.run<{ userId: string }>(REMOVED_FROM);
    await this.queue.add(removedFrom.map(({ userId }) => userId));
  }

  private async sweep(daysAgo: number): Promise<void> {
    let last: string | undefined = BEFORE_ALL;
    while (last !== undefined) {
      const rows: PlayedRow[] = await this.sql.run<PlayedRow>(PLAYED, [daysAgo, last, ACHIEVEMENTS.length]);
      await this.queue.add(rows.filter(({ behind }) => behind).map(({ userId }) => userId));
      last = rows.at(-1)?.userId;
    }
  }
}
