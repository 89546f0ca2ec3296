import { IsInt, Max, Min } from 'class-validator';
import { RATING_MAX, RATING_MIN } from './ratings.schemas.js';

const message = 'Rating must be between 1 and 5';

/** POST /api/games/{id}/ratings (docs/product.md, section 5). */
export class RatingDto {
  @IsInt({ message })
  @Min(RATING_MIN, { message })
  @Max(RATING_MAX, { message })
  rating: number;
}
