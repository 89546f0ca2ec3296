import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ModelTraction, VersionTraction, WeekOfPlay } from '@gamegeek/contracts/models/traction.types.js';
import { averageRating } from '@gamegeek/rules/ratings.js';
import { Remembered } from '../../../core/cache/remembered.js';
import { Invalidations } from '../../../core/redis/invalidation.js';
import { ModelsService } from '../../models/index.js';

/** How many weeks are told one by one, the current one among them. */
export const TRACTION_WEEKS = 12;
const REMEMBERED = { ttl: 60_000, size: 1_000 };

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

const WEEKLY = `
  SELECT w.model_version_id AS id, w.week::text AS week, w.games, w.players, w.scores::float8 AS scores
  FROM version_weeks w JOIN model_versions v ON v.id = w.model_version_id
  WHERE v.model_id = ? AND w.week >= ?::date`;

/** What people think now, by the week in which they said so. */
const RATED = `
  SELECT g.model_version_id AS id, date_trunc('week', r.updated_at AT TIME ZONE 'UTC')::date::text AS week,
         count(*)::int AS count, sum(r.rating)::int AS sum
  FROM model_versions v JOIN games g ON g.model_version_id = v.id JOIN ratings r ON r.game_id = g.id
  WHERE v.model_id = ? GROUP BY 1, 2`;

/** Somebody who plays two versions is one player of the model. */
const PLAYERS = `
  SELECT count(DISTINCT b.user_id)::int AS players
  FROM model_versions v JOIN games g ON g.model_version_id = v.id JOIN personal_bests b ON b.game_id = g.id
  WHERE v.model_id = ?`;

interface RatedRow {
  id: number;
  week: string;
  count: number;
  sum: number;
}

interface WeekRow {
  id: number;
  week: string;
  games: number;
  players: number;
  scores: number;
}

/** How an AI model gains traction: what developers come to its page for. Read at most once a minute. */
@Injectable()
export class Traction {
  private readonly remembered: Remembered<ModelTraction, number>;

  constructor(
    private readonly em: EntityManager,
    private readonly models: ModelsService,
    invalidations: Invalidations,
  ) {
    this.remembered = new Remembered({ ...REMEMBERED, load: (id) => this.read(id), invalidations });
  }

  async of(modelId: number): Promise<ModelTraction> {
    await this.models.get(modelId);
    return (await this.remembered.get(modelId)) ?? this.read(modelId);
  }

  private async read(modelId: number): Promise<ModelTraction> {
    const em = this.em.fork();
    const weeks = (await em.execute<{ week: string }[]>(WEEKS)).map(({ week }) => week);
    const versions = await em.execute<Omit<VersionTraction, 'weekly'>[]>(VERSIONS, [modelId]);
    const rows = await em.execute<WeekRow[]>(WEEKLY, [modelId, weeks[0]]);
    const rated = Map.groupBy(await em.execute<RatedRow[]>(RATED, [modelId]), ({ id }) => id);
    const [model] = await em.execute<{ players: number }[]>(PLAYERS, [modelId]);
    const counted = new Map(rows.map((row) => [`${row.id} ${row.week}`, row]));
    const weeklyOf = (id: number) =>
      weeks.map((week) => {
        const { games, players, scores } = counted.get(`${id} ${week}`) ?? { games: 0, players: 0, scores: 0 };
        return { week, games, players, scores, ...ratedUntil(week, rated.get(id)) };
      });
    return {
      weeks,
      versions: versions.map((version) => ({ ...version, weekly: weeklyOf(version.id) })),
      totals: {
        games: sum(versions, 'games'),
        players: model?.players ?? 0,
        scores: sum(versions, 'scores'),
        total_ratings: sum(versions, 'total_ratings'),
      },
    };
  }
}

function sum<K extends string>(rows: Record<K, number>[], name: K): number {
  return rows.reduce((total, row) => total + row[name], 0);
}

/** The ratings of all weeks up to this one; weeks are texts that sort as their days do. */
function ratedUntil(week: string, rows: RatedRow[] = []): Pick<WeekOfPlay, 'average_rating' | 'total_ratings'> {
  const until = rows.filter((row) => row.week <= week);
  const count = sum(until, 'count');
  return { average_rating: count === 0 ? null : averageRating(count, sum(until, 'sum')), total_ratings: count };
}
