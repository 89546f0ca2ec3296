import { IsIn, IsOptional } from 'class-validator';

/** How long a game that is to be deleted can be restored. */
export const RESTORABLE_DAYS = 7;

/** DELETE /api/games/{id} */
export class DeleteGameDto {
  /** Deletes the game for good, after seven days; without it, the game is hidden. */
  @IsOptional()
  @IsIn(['good'], { message: 'for must be good' })
  for?: 'good';
}
