import { IsBoolean, IsOptional } from 'class-validator';
import { Reason } from './act.dto.js';

/** DELETE /api/games/{id}/scores/{scoreId}, and its dialog. */
export class RemoveScoreDto {
  /** The player reads it. */
  @Reason()
  reason: string;

  /** Also blocks the player from the game. */
  @IsOptional()
  @IsBoolean({ message: 'block must be true or false' })
  block?: boolean;
}
