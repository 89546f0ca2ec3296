import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { PageQueryDto } from '../paging/page-query.dto.js';
import { Reason } from './act.dto.js';

/** GET /api/games/{id}/scores. */
export class GameScoresDto extends PageQueryDto {
  /** The removed ones only, the latest removal first. */
  @IsOptional()
  @IsIn(['removed'], { message: 'state must be removed' })
  state?: 'removed';
}

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
