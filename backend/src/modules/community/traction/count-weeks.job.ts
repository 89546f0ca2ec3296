import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Jobs } from '../../../core/jobs/jobs.js';
import { ScoreRemoval } from '../../scores/index.js';

const EVERY = 10 * 60_000;

/**
 * Every week since the first score that was not yet counted after it was over; the current one among them. One that was
 * counted before may lie before the first score by now.
 */
const OPEN_WEEKS = `
  SELECT open.week::date::text AS week
  FROM (
    SELECT week FROM generate_series(
      (SELECT date_trunc('week', min(created_at) AT TIME ZONE 'UTC') FROM scores),
      date_trunc('week', now() AT TIME ZONE 'UTC'), interval '7 days'
    ) AS week
    UNION SELECT week::timestamp FROM counted_weeks
  ) AS open
  LEFT JOIN counted_weeks counted ON counted.week = open.week::date
  WHERE counted.counted_at IS NULL OR counted.counted_at AT TIME ZONE 'UTC' < open.week + interval '7 days'
  ORDER BY open.week`;

/**
 * ? week. As if it had been counted before it was over: the next run counts it again. The current week is counted again
 * anyway, and its row may be held for as long as that takes.
 */
const REOPEN = `
  UPDATE counted_weeks SET counted_at = 'epoch'
  WHERE week = ?::date AND week < date_trunc('week', (now() - interval '1 hour') AT TIME ZONE 'UTC')`;

/** The scores of a week lie together in time, where the summary of the pages finds them. */
const COUNT = `
  INSERT INTO version_weeks (week, model_version_id, games, players, scores)
  SELECT ?::date, g.model_version_id, count(DISTINCT s.game_id), count(DISTINCT s.user_id), count(*)
  FROM scores s JOIN games g ON g.id = s.game_id
  WHERE s.created_at >= ?::date::timestamp AT TIME ZONE 'UTC'
    AND s.created_at < (?::date + 7)::timestamp AT TIME ZONE 'UTC'
  GROUP BY g.model_version_id`;

/** Counts how the versions of models are played, a week at a time: safe to run twice. */
@Injectable()
export class CountWeeksJob implements OnModuleInit {
  readonly name = 'count-weeks';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly removal: ScoreRemoval,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.removal.onChange(async (em, { week }) => {
      await em.execute(REOPEN, [week]);
    });
  }

  async run(): Promise<void> {
    const weeks = await this.em.fork().execute<{ week: string }[]>(OPEN_WEEKS);
    for (const { week } of weeks) await this.count(week);
  }

  private async count(week: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      // Noted first: the row's lock lets another node that counts the same week wait.
      await em.execute(
        `INSERT INTO counted_weeks (week, counted_at) VALUES (?::date, clock_timestamp())
         ON CONFLICT (week) DO UPDATE SET counted_at = excluded.counted_at`,
        [week],
      );
      await em.execute('DELETE FROM version_weeks WHERE week = ?::date', [week]);
      await em.execute(COUNT, [week, week, week]);
    });
  }
}
