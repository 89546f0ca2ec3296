import * as v from 'valibot';
import { gameSchema } from '../games/games.schemas.js';
import { integer, ratingDistribution } from '../values.js';

export const RATING_MIN = 1;
export const RATING_MAX = 5;

const rating = v.pipe(integer, v.metadata({ minimum: RATING_MIN, maximum: RATING_MAX }));

/** POST /api/games/{id}/ratings: the updated ratings of the game. */
export const ratedGameSchema = v.object({
  ...gameSchema.entries,
  rating_distribution: ratingDistribution,
  my_rating: rating,
});
export type RatedGame = v.InferOutput<typeof ratedGameSchema>;

/** GET /api/games/{id}/ratings. */
export const gameRatingsSchema = v.object({
  average_rating: v.number(),
  total_ratings: integer,
  distribution: ratingDistribution,
  /** The caller's rating; null without one. */
  mine: v.nullable(rating),
});
export type GameRatings = v.InferOutput<typeof gameRatingsSchema>;
