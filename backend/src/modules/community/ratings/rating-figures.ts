import type { RatingDistribution } from '@gamegeek/contracts/values.js';
import type { RatingFigures } from '@gamegeek/contracts/games/game-figures.schemas.js';
import { averageRating, ratingCount, ratingSum } from '@gamegeek/rules/ratings.js';

/** A row of `rating_counts`, aliased `n` in SQL. */
export interface RatingCounts {
  distribution: RatingDistribution;
  version: number;
}

export const STARS = [1, 2, 3, 4, 5] as const;

export const COUNTS_COLUMNS = `json_build_array(${STARS.map((stars) => `n.given_${stars}`).join(', ')}) AS distribution, n.version`;

export const NOT_RATED: RatingCounts = { distribution: [0, 0, 0, 0, 0], version: 0 };

export function presentRatingFigures({ distribution, version }: RatingCounts): RatingFigures {
  return {
    average_rating: averageRating(ratingCount(distribution), ratingSum(distribution)),
    total_ratings: ratingCount(distribution),
    rating_distribution: distribution,
    rating_version: version,
  };
}
