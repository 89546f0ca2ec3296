import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RatingFigures } from '@gamegeek/contracts/games/game-figures.schemas.js';
import { COUNTS_COLUMNS, NOT_RATED, presentRatingFigures, STARS, type RatingCounts } from './rating-figures.js';
import { Rating } from './rating.entity.js';

const COUNTS = `SELECT ${COUNTS_COLUMNS} FROM rating_counts n WHERE n.game_id = ?`;

/** Serialises ratings of the same game, so that each one reads the counts of the previous one. */
const LOCK_COUNTS = `
  INSERT INTO rating_counts AS n (game_id) VALUES (?)
  ON CONFLICT (game_id) DO UPDATE SET version = n.version
  RETURNING n.version`;

const moved = STARS.map(
  (stars) =>
    `given_${stars} = n.given_${stars} + (given.rating = ${stars})::int - (coalesce(before.rating, 0) = ${stars})::int`,
);
const sumOf = (weight: (stars: number) => number) =>
  STARS.map((stars) => `${weight(stars)} * n.given_${stars}`).join(' + ');

/** Returns no row when the rating is unchanged. */
const SAVE = `
  WITH before AS (
    SELECT rating FROM ratings WHERE game_id = ?::integer AND user_id = ?::uuid
  ), given AS (
    INSERT INTO ratings AS r (game_id, user_id, rating) VALUES (?::integer, ?::uuid, ?::smallint)
    ON CONFLICT (game_id, user_id) DO UPDATE SET rating = excluded.rating, updated_at = now()
    WHERE r.rating <> excluded.rating
    RETURNING r.game_id, r.rating
  ), counted AS (
    UPDATE rating_counts n SET ${moved.join(', ')}, version = n.version + 1
    FROM given LEFT JOIN before ON true
    WHERE n.game_id = given.game_id
    RETURNING n.*
  ), shown AS (
    UPDATE games g SET rating_count = ${sumOf(() => 1)}, rating_sum = ${sumOf((stars) => stars)}
    FROM counted n WHERE g.id = n.game_id
  )
  SELECT ${COUNTS_COLUMNS} FROM counted n`;

@Injectable()
export class RatingsRepository {
  constructor(private readonly em: EntityManager) {}

  async figures(gameId: number): Promise<RatingFigures> {
    const [counts] = await this.em.fork().execute<RatingCounts[]>(COUNTS, [gameId]);
    return presentRatingFigures(counts ?? NOT_RATED);
  }

  /** Returns 1 to 5, or null when this user has not rated the game. */
  async ratingOf(userId: string, gameId: number): Promise<number | null> {
    const given = await this.em.fork().findOne(Rating, { game: gameId, user: userId });
    return given?.rating ?? null;
  }

  findByUser(userId: string): Promise<Rating[]> {
    return this.em.fork().find(Rating, { user: userId }, { orderBy: { game: 'asc' } });
  }

  /**
   * Saves a rating together with all derived counts, within the transaction of `em`. Returns the new figures, or
   * undefined when the rating is unchanged.
   */
  async save(em: EntityManager, gameId: number, userId: string, rating: number): Promise<RatingFigures | undefined> {
    await em.execute(LOCK_COUNTS, [gameId]);
    const [counts] = await em.execute<RatingCounts[]>(SAVE, [gameId, userId, gameId, userId, rating]);
    return counts && presentRatingFigures(counts);
  }
}
