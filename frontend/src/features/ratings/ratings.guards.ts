import type { GameRatings } from '@gamegeek/contracts/ratings/ratings.types.js';
import { isNumber, nullable, shape } from '../../shared/api/shape.js';
import { isRatingDistribution } from '../../shared/catalogue/catalogue.guards.js';

export const isGameRatings = shape<GameRatings>({
  average_rating: isNumber,
  total_ratings: isNumber,
  distribution: isRatingDistribution,
  mine: nullable(isNumber),
});
