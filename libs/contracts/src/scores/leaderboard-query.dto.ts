import { IsIn, IsInt, IsOptional, IsUUID, Min } from 'class-validator';
import { PageQueryDto } from '../paging/page-query.dto.js';
import { compose } from '../validation/compose.js';
import { Hints } from '../validation/input-hints.js';
import { FromDigits } from '../validation/positive-integer.js';
import { PERIODS, type Period } from './period.js';

/** Default page size of scores and boards (docs/api.md, section 1). */
export const BOARD_PAGE_SIZE = 10;

const GameId = () =>
  compose(
    IsOptional(),
    FromDigits(),
    IsInt({ message: 'gameId must be an integer' }),
    Min(1, { message: 'gameId must be positive' }),
  );
const BoardPeriod = () => compose(IsOptional(), IsIn(PERIODS, { message: 'period must be all or week' }));

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

  @BoardPeriod()
  period: Period = 'all';
}

/** GET /api/scores and /api/scores/weekly: without `gameId` the global board. */
@ReadsOnly()
export class ScoresQueryDto extends PageQueryDto {
  @GameId()
  gameId?: number;
}

/** GET /api/leaderboard. `around` selects the page of that player. */
@ReadsOnly()
export class LeaderboardQueryDto extends ScoresQueryDto {
  @BoardPeriod()
  period: Period = 'all';

  @IsOptional()
  @IsUUID(undefined, { message: 'around must be the id of a user' })
  around?: string;
}
