import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { VersionTraction } from '@gamegeek/contracts/models/traction.schemas.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';

/** Number of weeks in the response, including the current one. */
const TRACTION_WEEKS = 12;

const WEEKS = `
  SELECT (date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 * back)::text AS week
  FROM generate_series(${TRACTION_WEEKS - 1}, 0, -1) AS back`;

const VERSIONS = `
  SELECT v.id, v.version, listed.games, listed.ratings AS total_ratings,
         CASE WHEN listed.ratings > 0 THEN round(listed.rating_sum::numeric / listed.ratings, 2)::float8 END AS average_rating,
         (SELECT count(DISTINCT b.user_id)::int FROM games g JOIN personal_bests b ON b.board_id = g.id
          WHERE g.model_version_id = v.id) AS players,
         (SELECT coalesce(sum(w.scores), 0)::float8 FROM version_weeks w WHERE w.model_version_id = v.id) AS scores
  FROM model_versions v
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE g.active)::int AS games, coalesce(sum(g.rating_count), 0)::int AS ratings,
           coalesce(sum(g.rating_sum), 0) AS rating_sum
    FROM games g WHERE g.model_version_id = v.id
  ) listed
  WHERE v.model_id = ? ORDER BY v.is_latest DESC, v.id DESC`;

const PLAYED_WEEKS = `
  SELECT w.model_version_id AS id, w.week::text AS week, w.games, w.players, w.scores::float8 AS scores
  FROM version_weeks w JOIN model_versions v ON v.id = w.model_version_id
  WHERE v.model_id = ? AND w.week >= ?::date`;

/** Current ratings, grouped by the week in which they were given. */
const RATED_WEEKS = `
  SELECT g.model_version_id AS id, date_trunc('week', r.updated_at AT TIME ZONE 'UTC')::date::text AS week,
         count(*)::int AS count, sum(r.rating)::int AS sum
  FROM model_versions v JOIN games g ON g.model_version_id = v.id JOIN ratings r ON r.game_id = g.id
  WHERE v.model_id = ? GROUP BY 1, 2`;

/** Distinct over all versions: a player of two versions counts once. */
const PLAYERS = `
  SELECT count(DISTINCT b.user_id)::int AS players
  FROM model_versions v JOIN games g ON g.model_version_id = v.id JOIN personal_bests b ON b.board_id = g.id
  WHERE v.model_id = ?`;

/** A score may become visible a moment after its day is over; after an hour all of them are. */
const FINAL_AFTER = `interval '1 hour'`;

/** The first day (UTC) that is not final, today or yesterday. */
const FIRST_OPEN_DAY = `SELECT ((now() - ${FINAL_AFTER}) AT TIME ZONE 'UTC')::date::text AS day`;

/**
 * Every week since the first score that has not been counted after its end, including the current one. Counted weeks
 * are joined in because removals can move the first score past them.
 */
const OPEN_WEEKS = `
  SELECT open.week::date::text AS week
  FROM (
    SELECT week FROM generate_series(
      (SELECT min(since) FROM period_bests WHERE period = 'week')::timestamp, date_trunc('week', now() AT TIME ZONE 'UTC'), interval '7 days'
    ) AS week
    UNION SELECT week::timestamp FROM counted_weeks
  ) AS open
  LEFT JOIN counted_weeks counted ON counted.week = open.week::date
  WHERE counted.counted_at IS NULL
    OR counted.counted_at AT TIME ZONE 'UTC' < open.week + interval '7 days' + ${FINAL_AFTER}
  ORDER BY open.week`;

/** $1 week, $2 the first open day. The days of the week before it that have not been counted since they are final. */
const UNCOUNTED_DAYS = `
  SELECT over.day::date::text AS day
  FROM generate_series($1::date::timestamp, least($1::date + 6, $2::date - 1), interval '1 day') AS over (day)
  LEFT JOIN counted_days counted ON counted.day = over.day::date
  WHERE counted.counted_at IS NULL
    OR counted.counted_at AT TIME ZONE 'UTC' < over.day + interval '1 day' + ${FINAL_AFTER}
  ORDER BY over.day`;

/** $1 day. Committed before the day is counted, so that a removal in between finds the row, and waits for it. */
const NOTE_DAY = `INSERT INTO counted_days (day, counted_at) VALUES ($1::date, 'epoch') ON CONFLICT DO NOTHING`;
const HOLD_DAY = `UPDATE counted_days SET counted_at = clock_timestamp() WHERE day = $1::date`;
const FORGET_DAY = `DELETE FROM game_days WHERE day = $1::date`;

const timeOf = (day: string) => `${day}::date::timestamp AT TIME ZONE 'UTC'`;

/** $1 day. Scores are clustered by time, so one day is a narrow range of the BRIN index. */
const COUNT_DAY = `
  INSERT INTO game_days (day, game_id, scores)
  SELECT $1::date, game_id, count(*) FROM scores
  WHERE created_at >= ${timeOf('$1')} AND created_at < ${timeOf('($1::date + 1)')}
  GROUP BY game_id`;

/**
 * ? week. Marks a finished week as uncounted. The current week is counted again anyway, and skipping it avoids waiting
 * for its row, which is locked while it is counted.
 */
const REOPEN = `
  UPDATE counted_weeks SET counted_at = 'epoch'
  WHERE week = ?::date AND week < date_trunc('week', (now() - ${FINAL_AFTER}) AT TIME ZONE 'UTC')`;

/** ? week, ? week. */
const REOPEN_DAYS = `UPDATE counted_days SET counted_at = 'epoch' WHERE day BETWEEN ?::date AND ?::date + 6`;

const MARK_COUNTED = `
  INSERT INTO counted_weeks (week, counted_at) VALUES ($1::date, clock_timestamp())
  ON CONFLICT (week) DO UPDATE SET counted_at = excluded.counted_at`;
const FORGET_WEEK = `DELETE FROM version_weeks WHERE week = $1::date`;

/**
 * $1 week, $2 the first open day. Games and players from the week's bests, of which there is one for each player of a
 * game; scores from the days that are final, and of the rest as they are.
 */
const COUNT_WEEK = `
  WITH played AS (
    SELECT game_id, sum(scores) AS scores FROM (
      SELECT game_id, scores FROM game_days WHERE day >= $1::date AND day < least($1::date + 7, $2::date)
      UNION ALL
      SELECT game_id, count(*) FROM scores
      WHERE created_at >= ${timeOf('greatest($1::date, $2::date)')} AND created_at < ${timeOf('($1::date + 7)')}
      GROUP BY game_id
    ) AS parts GROUP BY game_id
  ), version AS (
    SELECT g.model_version_id AS id, sum(played.scores) AS scores
    FROM played JOIN games g ON g.id = played.game_id GROUP BY g.model_version_id
  ), reached AS (
    SELECT g.model_version_id AS id, count(DISTINCT b.game_id) AS games, count(DISTINCT b.user_id) AS players
    FROM weekly_bests b JOIN games g ON g.id = b.game_id WHERE b.week = $1::date GROUP BY g.model_version_id
  )
  INSERT INTO version_weeks (week, model_version_id, games, players, scores)
  SELECT $1::date, id, games, players, greatest(coalesce(scores, 0), players) FROM reached LEFT JOIN version USING (id)`;

export interface PlayedWeek {
  /** Model version. */
  id: number;
  week: string;
  games: number;
  players: number;
  scores: number;
}

export interface RatedWeek {
  /** Model version. */
  id: number;
  week: string;
  count: number;
  sum: number;
}

/** Everything that is known about the traction of one model. */
export interface TractionRows {
  weeks: string[];
  versions: Omit<VersionTraction, 'weekly'>[];
  played: PlayedWeek[];
  rated: RatedWeek[];
  /** Distinct players of all versions. */
  players: number;
}

@Injectable()
export class TractionRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  async read(modelId: number): Promise<TractionRows> {
    const em = this.em.fork();
    const weeks = (await em.execute<{ week: string }[]>(WEEKS)).map(({ week }) => week);
    const versions = await em.execute<TractionRows['versions']>(VERSIONS, [modelId]);
    const played = await em.execute<PlayedWeek[]>(PLAYED_WEEKS, [modelId, weeks[0]]);
    const rated = await em.execute<RatedWeek[]>(RATED_WEEKS, [modelId]);
    const [model] = await em.execute<{ players: number }[]>(PLAYERS, [modelId]);
    return { weeks, versions, played, rated, players: model?.players ?? 0 };
  }

  /** Counts what has changed. Idempotent; several nodes may count at once. */
  async countOpenWeeks(): Promise<void> {
    const [open] = await this.select<{ day: string }>(FIRST_OPEN_DAY);
    const firstOpenDay = open?.day ?? '';
    for (const { week } of await this.select<{ week: string }>(OPEN_WEEKS)) {
      for (const { day } of await this.select<{ day: string }>(UNCOUNTED_DAYS, [week, firstOpenDay])) {
        await this.countDay(day);
      }
      await this.countWeek(week, firstOpenDay);
    }
  }

  private async countDay(day: string): Promise<void> {
    await this.select(NOTE_DAY, [day]);
    await this.sql.inBackground(async (client) => {
      for (const statement of [HOLD_DAY, FORGET_DAY, COUNT_DAY]) await client.query(statement, [day]);
    });
  }

  private async countWeek(week: string, firstOpenDay: string): Promise<void> {
    await this.sql.inBackground(async (client) => {
      // First, because the row lock serialises nodes that count the same week.
      await client.query(MARK_COUNTED, [week]);
      await client.query(FORGET_WEEK, [week]);
      await client.query(COUNT_WEEK, [week, firstOpenDay]);
    });
  }

  private select<T extends Row>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.sql.inBackground(async (client) => (await client.query<T>(text, values)).rows);
  }

  /** Within the transaction that removes or restores a score of this week. */
  async reopenWeek(em: EntityManager, week: string): Promise<void> {
    await em.execute(REOPEN, [week]);
    await em.execute(REOPEN_DAYS, [week, week]);
  }
}
