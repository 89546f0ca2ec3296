import { IsIn, IsOptional } from 'class-validator';
import { PageQueryDto } from '../paging/page-query.dto.js';

/** GET /api/games/{id}/scores. */
export class GameScoresDto extends PageQueryDto {
  /** The removed ones only, the latest removal first. */
  @IsOptional()
  @IsIn(['removed'], { message: 'state must be removed' })
  state?: 'removed';
}
