import { extended, figure, integer, named, object, orNull, type SchemaObject } from '../../../core/openapi/schemas.js';
import { GAME } from '../../games/index.js';

export const RATING_DISTRIBUTION: SchemaObject = {
  type: 'array',
  items: { type: 'integer', minimum: 0 },
  minItems: 5,
  maxItems: 5,
  description: 'Number of ratings of 1, 2, 3, 4 and 5 stars.',
};
const rating: SchemaObject = { type: 'integer', minimum: 1, maximum: 5 };

export const RATED_GAME = named(
  'RatedGame',
  extended(GAME, { rating_distribution: RATING_DISTRIBUTION, my_rating: rating }),
);

export const GAME_RATINGS = named(
  'GameRatings',
  object({ average_rating: figure, total_ratings: integer, distribution: RATING_DISTRIBUTION, mine: orNull(rating) }),
);
