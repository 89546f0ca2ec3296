import { Injectable } from '@nestjs/common';
import type { ModelTraction, WeekOfPlay } from '@gamegeek/contracts/models/traction.schemas.js';
import { averageRating } from '@gamegeek/rules/ratings.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { ModelsService } from '../../models/browsing/models.service.js';
import { TractionRepository, type RatedWeek } from './traction.repository.js';

const CACHE = { ttl: 60_000, size: 1_000 };

/** Weekly plays and ratings of an AI model and its versions, cached for one minute. */
@Injectable()
export class TractionService {
  private readonly cache: InvalidatedCache<ModelTraction, number>;

  constructor(
    private readonly traction: TractionRepository,
    private readonly models: ModelsService,
    invalidations: Invalidations,
  ) {
    this.cache = new InvalidatedCache({ ...CACHE, load: (id) => this.load(id), invalidations });
  }

  /** Throws 404 for an unknown model. */
  async of(modelId: number): Promise<ModelTraction> {
    await this.models.get(modelId);
    return (await this.cache.get(modelId)) ?? this.load(modelId);
  }

  private async load(modelId: number): Promise<ModelTraction> {
    const { weeks, versions, played, rated, players } = await this.traction.read(modelId);
    const ratedByVersion = Map.groupBy(rated, ({ id }) => id);
    const playedByWeek = new Map(played.map((row) => [`${row.id} ${row.week}`, row]));
    const weeklyOf = (id: number) =>
      weeks.map((week) => {
        const { games, players, scores } = playedByWeek.get(`${id} ${week}`) ?? { games: 0, players: 0, scores: 0 };
        return { week, games, players, scores, ...ratedUntil(week, ratedByVersion.get(id)) };
      });
    return {
      weeks,
      versions: versions.map((version) => ({ ...version, weekly: weeklyOf(version.id) })),
      totals: {
        games: sum(versions, 'games'),
        players,
        scores: sum(versions, 'scores'),
        total_ratings: sum(versions, 'total_ratings'),
      },
    };
  }
}

function sum<K extends string>(rows: Record<K, number>[], name: K): number {
  return rows.reduce((total, row) => total + row[name], 0);
}

/** Cumulative ratings up to and including this week. ISO dates compare as strings. */
function ratedUntil(week: string, rows: RatedWeek[] = []): Pick<WeekOfPlay, 'average_rating' | 'total_ratings'> {
  const until = rows.filter((row) => row.week <= week);
  const count = sum(until, 'count');
  return { average_rating: count === 0 ? null : averageRating(count, sum(until, 'sum')), total_ratings: count };
}
