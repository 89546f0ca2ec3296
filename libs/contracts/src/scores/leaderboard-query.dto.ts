import { IsIn, IsInt, IsOptional, IsUUID, Matches, Min } from 'class-validator';
import { BOARD_SLUG } from '../boards/board-settings.js';
import { BOARD_SLUG_RULE } from '../boards/board-slug-rule.js';
import { PageQueryDto } from '../paging/page-query.dto.js';
import { compose } from '../validation/compose.js';
import { Hints } from '../validation/input-hints.js';
import { FromDigits } from '../validation/positive-integer.js';
import { COMMON_PERIODS, PERIODS, type CommonPeriod, type Period } from './period.js';

/** Default page size of scores and boards (docs/api.md, section 1). */
export const BOARD_PAGE_SIZE = 10;

const GameId = () =>
  compose(
    IsOptional(),
    FromDigits(),
    IsInt({ message: 'gameId must be an integer' }),
    Min(1, { message: 'gameId must be positive' }),
  );
/** Which periods a board has is checked with the board. */
const BoardPeriod = () => compose(IsOptional(), IsIn(PERIODS, { message: 'period must be all, day, week or month' }));

/** Boards are read by GET with a query; a score in it would seem to be stored. */
const ReadsOnly = () =>
  Hints({
    unknown: [
      [
        /^(score|scores|points|value)$/,
        'boards are only read by GET. Send scores with POST /api/scores and a JSON body',
      ],
      [
        /^(apikey|key|token|accesstoken)$/,
        'keys go into the Authorization header or the body of POST /api/scores, never into an address. Boards need none',
      ],
    ],
  });

/** GET /api/scores/count: without `gameId` of all games. */
@ReadsOnly()
export class ScoreCountQueryDto {
  @GameId()
  gameId?: number;

  @IsOptional()
  @IsIn(COMMON_PERIODS, { message: 'period must be all or week' })
  period: CommonPeriod = 'all';
}

/** GET /api/scores and /api/scores/weekly: without `gameId` the global board. */
@ReadsOnly()
export class ScoresQueryDto extends PageQueryDto {
  @GameId()
  gameId?: number;
}

/** GET /api/leaderboard. `around` selects the page of that player, `following` the rows of those whom the user follows. */
@ReadsOnly()
export class LeaderboardQueryDto extends ScoresQueryDto {
  /** The slug of a board of the game; the main board without it. */
  @IsOptional()
  @Matches(BOARD_SLUG, { message: BOARD_SLUG_RULE })
  board?: string;

  @BoardPeriod()
  period: Period = 'all';

  /** A day of a past period; the current period without it. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'at must be a day, such as 2026-11-30' })
  at?: string;

  /** An earlier edition of the board; the newest one without it. */
  @IsOptional()
  @FromDigits()
  @IsInt({ message: 'edition must be an integer' })
  @Min(1, { message: 'edition must be positive' })
  edition?: number;

  /** The board of the daily of a day or of a month instead of one of a game. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}(-\d{2})?$/, {
    message: 'daily must be a day or a month, such as 2026-11-30 or 2026-11',
  })
  daily?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'around must be the id of a user' })
  around?: string;

  @IsOptional()
  @IsIn(['true'], { message: 'following must be true' })
  following?: 'true';
}
