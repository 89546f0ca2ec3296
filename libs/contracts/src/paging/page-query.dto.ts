import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { FromDigits } from '../validation/positive-integer.js';
import { MAX_PAGE_SIZE } from './page-limits.js';

// The limits are separate, so that the client can import them without a decorated class.
export { MAX_PAGE_DEPTH, MAX_PAGE_SIZE } from './page-limits.js';

/** `page` counts from 1, `limit` is 1 to 100; each list has its own default limit. */
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
