import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { FromDigits } from '../validation/positive-integer.js';
import { TRENDING_GAMES } from './trending.js';

export const TRENDING_MAX = 20;

/** GET /api/games/trending. */
export class TrendingDto {
  @IsOptional()
  @FromDigits()
  @IsInt({ message: 'limit must be an integer' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(TRENDING_MAX, { message: `limit must be at most ${TRENDING_MAX}` })
  limit: number = TRENDING_GAMES;
}
