import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RatingFigures } from '@gamegeek/contracts/community/ratings.types.js';
import { COUNTS_COLUMNS, NOT_RATED, presentRatingFigures, type RatingCounts } from './rating-figures.js';
import { Rating } from './rating.entity.js';

const COUNTS = `SELECT ${COUNTS_COLUMNS} FROM rating_counts n WHERE n.game_id = ?`;

@Injectable()
export class RatingReader {
  constructor(private readonly em: EntityManager) {}

  async figures(gameId: number): Promise<RatingFigures> {
    const [counts] = await this.em.fork().execute<RatingCounts[]>(COUNTS, [gameId]);
    return presentRatingFigures(counts ?? NOT_RATED);
  }

  async givenBy(userId: string, gameId: number): Promise<number | null> {
    const given = await this.em.fork().findOne(Rating, { game: gameId, user: userId });
    return given?.rating ?? null;
  }
}
