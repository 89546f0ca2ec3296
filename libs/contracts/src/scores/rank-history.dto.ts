import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import { BOARD_SLUG, MAIN_BOARD } from '../boards/board-settings.js';
import { BOARD_SLUG_RULE } from '../boards/board-slug-rule.js';
import { FromDigits } from '../validation/positive-integer.js';

/** GET /api/users/{username}/ranks */
export class RankHistoryDto {
  @FromDigits()
  @IsInt({ message: 'gameId must be an integer' })
  @Min(1, { message: 'gameId must be positive' })
  gameId: number;

  /** The slug of a board of the game. */
  @IsOptional()
  @Matches(BOARD_SLUG, { message: BOARD_SLUG_RULE })
  board: string = MAIN_BOARD;
}
