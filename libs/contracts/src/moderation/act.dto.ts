import { IsIn, IsInt, IsOptional, IsUUID, Max, Min, MinLength, ValidateIf } from 'class-validator';
import { compose } from '../validation/compose.js';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainText, Trimmed } from '../validation/plain-text.js';
import {
  ACT_REASON_MAX,
  ACT_REASON_MIN,
  ADMIN_ACTS,
  MUTE_DAYS_MAX,
  SUBJECT_KINDS,
  type AdminAct,
  type SubjectKind,
} from './moderation-limits.js';

const which = 'Please say what it is about';
const days = `Days must be between 1 and ${MUTE_DAYS_MAX}`;

export const Reason = () =>
  compose(
    Trimmed(),
    MinLength(ACT_REASON_MIN, { message: `Reason must be at least ${ACT_REASON_MIN} characters` }),
    MaxCharacters(ACT_REASON_MAX, { message: `Reason must be at most ${ACT_REASON_MAX} characters` }),
    IsPlainText({ message: 'Reason must not contain control characters' }),
  );

/** POST /api/admin/acts, and the dialogs for its reason. */
export class ActDto {
  @IsIn(ADMIN_ACTS, { message: `act must be one of ${ADMIN_ACTS.join(', ')}` })
  act: AdminAct;

  @IsIn(SUBJECT_KINDS, { message: `kind must be one of ${SUBJECT_KINDS.join(', ')}` })
  kind: SubjectKind;

  @IsInt({ message: which })
  @Min(1, { message: which })
  @Max(Number.MAX_SAFE_INTEGER, { message: which })
  id: number;

  /** The user to mute or unmute; defaults to the author of the subject. */
  @IsOptional()
  @IsUUID('all', { message: 'user_id must be the id of a user' })
  user_id?: string;

  @Reason()
  reason: string;

  /** The length of a mute. */
  @ValidateIf(({ act, days: given }: ActDto) => act === 'mute' || (given ?? undefined) !== undefined)
  @IsInt({ message: days })
  @Min(1, { message: days })
  @Max(MUTE_DAYS_MAX, { message: days })
  days?: number;
}
