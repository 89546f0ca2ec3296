import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { PageQueryDto } from '../paging/page-query.dto.js';
import { IsPlainText, Trimmed } from '../validation/plain-text.js';
import { FromDigits } from '../validation/positive-integer.js';
import { GAME_CATEGORIES, type GameCategory } from './categories.js';
import { GAME_SORTS, type GameSort } from './sorts.js';
import { asTag, TAG_PATTERN } from './tags.js';

/** Default page size (docs/api.md, section 1). */
export const GAMES_PAGE_SIZE = 50;
export const SEARCH_MAX = 100;
const PLAYABLE_FILTERS = ['true', 'here'] as const;

/** GET /api/games. */
export class ListGamesDto extends PageQueryDto {
  /** Searches name, tags, description and model; ignores accents, case and small typos. Blank means no search. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'search must be text' })
  @MaxLength(SEARCH_MAX, { message: `search must be at most ${SEARCH_MAX} characters` })
  @IsPlainText({ message: 'search must not contain control characters' })
  search?: string;

  @IsOptional()
  @IsIn(GAME_CATEGORIES, { message: `category must be one of ${GAME_CATEGORIES.join(', ')}` })
  category?: GameCategory;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => asTag(value))
  @Matches(TAG_PATTERN, { message: 'tag must have 2 to 24 letters a to z, digits or hyphens' })
  tag?: string;

  @IsOptional()
  @FromDigits()
  @IsInt({ message: 'model_id must be an integer' })
  @Min(1, { message: 'model_id must be positive' })
  model_id?: number;

  /**
   * `true`: only games that can be played; `here`: only those that are played on this site. By default all are listed.
   */
  @IsOptional()
  @IsIn(PLAYABLE_FILTERS, { message: `playable must be one of ${PLAYABLE_FILTERS.join(', ')}` })
  playable?: (typeof PLAYABLE_FILTERS)[number];

  /** Newest first by default; a search without a sort is ordered by relevance. */
  @IsOptional()
  @IsIn(GAME_SORTS, { message: `sort must be one of ${GAME_SORTS.join(', ')}` })
  sort?: GameSort;
}
