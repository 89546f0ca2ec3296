import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { VersionTraction } from '@gamegeek/contracts/models/traction.types.js';

/** Number of weeks in the response, including the current one. */
const TRACTION_WEEKS = 12;

const WEEKS = `
  SELECT (date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 * back)::text AS week
  FROM generate_series(${TRACTION_WEEKS - 1}, 0, -1) AS back`;

const VERSIONS = `
  SELECT v.id, v.version, listed.games, listed.ratings AS total_ratings,
         CASE WHEN listed.ratings > 0 THEN round(listed.rating_sum::numeric / listed.ratings, 2)::float8 END AS average_rating,
         (SELECT count(DISTINCT b.user_id)::int FROM games g JOIN personal_bests b ON b.game_id = g.id
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
  FROM model_versions v JOIN games g ON g.model_version_id = v.id JOIN personal_bests b ON b.game_id = g.id
  WHERE v.model_id = ?`;

/**
 * Every week since the first score that has not been counted after its end, including the current one. Counted weeks
 * are joined in because removals can move the first score past them.
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
 * ? week. Marks a finished week as uncounted. The current week is counted again anyway, and skipping it avoids waiting
 * for its row, which is locked while it is counted.
 */
const REOPEN = `
  UPDATE counted_weeks SET counted_at = 'epoch'
  WHERE week = ?::date AND week < date_trunc('week', (now() - interval '1 hour') AT TIME ZONE 'UTC')`;

const MARK_COUNTED = `
  INSERT INTO counted_weeks (week, counted_at) VALUES (?::date, clock_timestamp())
  ON CONFLICT (week) DO UPDATE SET counted_at = excluded.counted_at`;

/** Scores are clustered by time, so one week is a narrow range of the BRIN index. */
const COUNT = `
  INSERT INTO version_weeks (week, model_version_id, games, players, scores)
  SELECT ?::date, g.model_version_id, count(DISTINCT s.game_id), count(DISTINCT s.user_id), count(*)
  FROM scores s JOIN games g ON g.id = s.game_id
  WHERE s.created_at >= ?::date::timestamp AT TIME ZONE 'UTC'
    AND s.created_at < (?::date + 7)::timestamp AT TIME ZONE 'UTC'
  GROUP BY g.model_version_id`;

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
  constructor(private readonly em: EntityManager) {}

  async read(modelId: number): Promise<TractionRows> {
    const em = this.em.fork();
    const weeks = (await em.execute<{ week: string }[]>(WEEKS)).map(({ week }) => week);
    const versions = await em.execute<TractionRows['versions']>(VERSIONS, [modelId]);
    const played = await em.execute<PlayedWeek[]>(PLAYED_WEEKS, [modelId, weeks[0]]);
    const rated = await em.execute<RatedWeek[]>(RATED_WEEKS, [modelId]);
    const [model] = await em.execute<{ players: number }[]>(PLAYERS, [modelId]);
    return { weeks, versions, played, rated, players: model?.players ?? 0 };
  }

  async findUncountedWeeks(): Promise<string[]> {
    const rows = await this.em.fork().execute<{ week: string }[]>(OPEN_WEEKS);
    return rows.map(({ week }) => week);
  }

  /** Idempotent. Concurrent counts of the same week run one after another. */
  async countWeek(week: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      // First, because the row lock serialises nodes that count the same week.
      await em.execute(MARK_COUNTED, [week]);
      await em.execute('DELETE FROM version_weeks WHERE week = ?::date', [week]);
      await em.execute(COUNT, [week, week, week]);
    });
  }

  /** Within the transaction that removes or restores a score of this week. */
  async reopenWeek(em: EntityManager, week: string): Promise<void> {
    await em.execute(REOPEN, [week]);
  }
}
