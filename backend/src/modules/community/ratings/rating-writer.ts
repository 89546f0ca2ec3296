import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RatingFigures } from '@gamegeek/contracts/community/ratings.types.js';
import { COUNTS_COLUMNS, presentRatingFigures, STARS, type RatingCounts } from './rating-figures.js';

/** Whoever rates the same game waits here, and then sees all that was given before. */
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

/** Nothing comes back when the same was given before. */
const GIVE = `
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
  ), told AS (
    INSERT INTO outbox_events (name, payload)
    SELECT 'ratings.changed', jsonb_build_object('gameId', game_id) FROM counted
    RETURNING id
  )
  SELECT ${COUNTS_COLUMNS}, told.id AS "eventId" FROM counted n, told`;

interface GivenRow extends RatingCounts {
  /** A bigint, which comes as text. */
  eventId: string;
}

/** What a rating leaves, and the event that is to be told now. */
export interface Given {
  figures: RatingFigures;
  eventId: number;
}

/** Writes a rating with everything that is counted from it. */
@Injectable()
export class RatingWriter {
  constructor(private readonly em: EntityManager) {}

  /** Undefined when this user has given the same before. */
  async give(gameId: number, userId: string, rating: number): Promise<Given | undefined> {
    const [row] = await this.em.fork().transactional(async (em) => {
      await em.execute(LOCK_COUNTS, [gameId]);
      return em.execute<GivenRow[]>(GIVE, [gameId, userId, gameId, userId, rating]);
    });
    return row && { figures: presentRatingFigures(row), eventId: Number(row.eventId) };
  }
}
