import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainText, Trimmed } from '../validation/plain-text.js';
import {
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  SUBJECT_KINDS,
  type ReportReason,
  type SubjectKind,
} from './moderation-limits.js';

const which = 'Please say what is reported';

/** POST /api/reports, and the report dialog. */
export class ReportDto {
  @IsIn(SUBJECT_KINDS, { message: `kind must be one of ${SUBJECT_KINDS.join(', ')}` })
  kind: SubjectKind;

  @IsInt({ message: which })
  @Min(1, { message: which })
  @Max(Number.MAX_SAFE_INTEGER, { message: which })
  id: number;

  @IsIn(REPORT_REASONS, { message: 'Please choose a reason' })
  reason: ReportReason;

  @IsOptional()
  @Trimmed()
  @IsString({ message: 'Text must be text' })
  @MaxCharacters(REPORT_TEXT_MAX, { message: `Text must be at most ${REPORT_TEXT_MAX} characters` })
  @IsPlainText({ message: 'Text must not contain control characters' })
  text?: string;
}
