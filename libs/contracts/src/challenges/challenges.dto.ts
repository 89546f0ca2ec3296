import { IsOptional } from 'class-validator';
import { Trimmed } from '../validation/plain-text.js';
import { PlayerName } from '../validation/player-name.js';

/** POST /api/scores/{id}/challenges */
export class NewChallengeDto {
  /** Who is challenged; without it, everybody who has the link. */
  @IsOptional()
  @Trimmed()
  @PlayerName()
  username?: string;
}
