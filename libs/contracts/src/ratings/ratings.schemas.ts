import * as v from 'valibot';
import { gameSchema } from '../games/games.schemas.js';
import { integer } from '../schema/values.js';

export const RATING_MIN = 1;
export const RATING_MAX = 5;

const count = v.pipe(integer, v.metadata({ minimum: 0 }));
const rating = v.pipe(integer, v.metadata({ minimum: RATING_MIN, maximum: RATING_MAX }));

const ratingDistribution = v.pipe(
  v.strictTuple([count, count, count, count, count]),
  v.metadata({ description: 'Number of ratings of 1, 2, 3, 4 and 5 stars.' }),
);
export type RatingDistribution = v.InferOutput<typeof ratingDistribution>;

const ratingFigures = {
  /** With two decimals; 0 without ratings. */
  average_rating: v.number(),
  total_ratings: integer,
  rating_distribution: ratingDistribution,
  /** The higher version is newer. */
  rating_version: integer,
};

/** The ratings of a game. */
export const ratingFiguresSchema = v.object(ratingFigures);
export type RatingFigures = v.InferOutput<typeof ratingFiguresSchema>;

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

/** The live values of a game; merged by `mergeGameFigures` of libs/rules. */
export const gameFiguresSchema = v.object({
  ...ratingFigures,
  player_count: integer,
  /** Distinct players who scored in the last five minutes. */
  playing_now: integer,
  watching: integer,
});
export type MovingFigures = v.InferOutput<typeof gameFiguresSchema>;

export const gameChangesSchema = v.partial(gameFiguresSchema);
export type GameChanges = v.InferOutput<typeof gameChangesSchema>;
