import { IsIn, IsOptional, IsString } from 'class-validator';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainText, Trimmed } from '../validation/plain-text.js';
import { ACT_REASON_MAX } from './moderation-limits.js';

export const HELD_DECISIONS = ['accept', 'refuse'] as const;
export type HeldDecision = (typeof HELD_DECISIONS)[number];

/** POST /api/games/{id}/held/{scoreId}, and the dialog of a refusal. */
export class HeldDecisionDto {
  @IsIn(HELD_DECISIONS, { message: 'decision must be accept or refuse' })
  decision: HeldDecision;

  /** The player reads it. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'Note must be text' })
  @MaxCharacters(ACT_REASON_MAX, { message: `Note must be at most ${ACT_REASON_MAX} characters` })
  @IsPlainText({ message: 'Note must not contain control characters' })
  note?: string;
}
