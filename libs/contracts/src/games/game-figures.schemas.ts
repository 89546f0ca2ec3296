import * as v from 'valibot';
import { integer, ratingDistribution } from '../values.js';

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
