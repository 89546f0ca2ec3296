import { IsIn, IsInt, IsOptional, Matches, Min } from 'class-validator';
import { PageQueryDto } from '../paging/page-query.dto.js';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainText, Trimmed } from '../validation/plain-text.js';
import { FromDigits } from '../validation/positive-integer.js';
import { COMMENT_MAX, COMMENT_SORTS, VISIBLE, type CommentSort } from './comment-limits.js';

/** POST and PUT /api/games/{id}/comments, and the comment form (docs/product.md, section 5). */
export class CommentDto {
  @Trimmed()
  @Matches(VISIBLE, { message: 'Comment content is required' })
  @MaxCharacters(COMMENT_MAX, { message: `Comment must be at most ${COMMENT_MAX} characters` })
  @IsPlainText({ message: 'Comment must not contain control characters' })
  content: string;
}

/** GET /api/games/{id}/comments. `around` answers the page that holds that comment. */
export class ListCommentsDto extends PageQueryDto {
  @IsOptional()
  @IsIn(COMMENT_SORTS, { message: `sort must be one of ${COMMENT_SORTS.join(', ')}` })
  sort: CommentSort = 'newest';

  @IsOptional()
  @FromDigits()
  @IsInt({ message: 'around must be the id of a comment' })
  @Min(1, { message: 'around must be the id of a comment' })
  around?: number;
}
