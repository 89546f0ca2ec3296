import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { FromDigits } from '../validation/positive-integer.js';

/** The largest `limit` of any list (CONTRACT section 1). */
export const MAX_PAGE_SIZE = 100;
/** No list is read deeper than this many rows (RELIABILITY section 3). */
export const MAX_PAGE_DEPTH = 10_000;

/** `?page` counts from 1, `?limit` is 1 to 100; each list has a default limit of its own. */
export class PageQueryDto {
  @IsOptional()
  @FromDigits()
  @IsInt({ message: 'page must be an integer' })
  @Min(1, { message: 'page must be at least 1' })
  page: number = 1;

  @IsOptional()
  @FromDigits()
  @IsInt({ message: 'limit must be an integer' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(MAX_PAGE_SIZE, { message: `limit must be at most ${MAX_PAGE_SIZE}` })
  limit?: number;
}
