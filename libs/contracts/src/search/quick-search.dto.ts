import { IsString, Length } from 'class-validator';
import { IsPlainText, Trimmed } from '../validation/plain-text.js';

export const QUICK_SEARCH_MAX = 100;

/** GET /api/search. */
export class QuickSearchDto {
  /** The text typed; ignores accents, case and small typos. */
  @Trimmed()
  @IsString({ message: 'q must be text' })
  @Length(1, QUICK_SEARCH_MAX, { message: `q must be 1 to ${QUICK_SEARCH_MAX} characters` })
  @IsPlainText({ message: 'q must not contain control characters' })
  q!: string;
}
