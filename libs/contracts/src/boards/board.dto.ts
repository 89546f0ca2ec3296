import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { MIN_SECONDS_MAX } from '../games/game.dto.js';
import { SCORE_ACCEPTANCES, type ScoreAcceptance } from '../games/play-settings.js';
import { RESETS, type Reset } from '../scores/period.js';
import { compose } from '../validation/compose.js';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainName, Trimmed } from '../validation/plain-text.js';
import { NULLABLE } from '../validation/property-mark.js';
import {
  BOARD_KINDS,
  BOARD_POLICIES,
  BOARD_SLUG,
  DIRECTIONS,
  MAX_BOARD_NAME,
  MAX_BOARD_UNIT,
  MAX_BOARDS,
  MAX_DECIMALS,
  MAX_SCORE,
  ON_DOUBT,
  type BoardKind,
  type BoardPolicy,
  type Direction,
  type OnDoubt,
} from './board-settings.js';
import { BOARD_SLUG_RULE } from './board-slug-rule.js';

const Name = () =>
  compose(
    Trimmed(),
    MinLength(1, { message: 'A board needs a name' }),
    MaxCharacters(MAX_BOARD_NAME, { message: `The name must be at most ${MAX_BOARD_NAME} characters` }),
    IsPlainName({ message: 'The name must not contain control characters' }),
  );

const Bound = (name: string) =>
  compose(
    NULLABLE.decorator,
    IsOptional(),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: `${name} must be a number` }),
    Min(0.001, { message: `${name} must be positive` }),
    Max(MAX_SCORE, { message: `${name} must be at most ${MAX_SCORE}` }),
  );

class BoardFields {
  /** The higher value is better, or the lower one. */
  @IsOptional()
  @IsIn(DIRECTIONS, { message: 'Please select whether the higher or the lower value is better' })
  direction?: Direction;

  @IsOptional()
  @IsIn(BOARD_KINDS, { message: 'Please select whether values are numbers or times' })
  kind?: BoardKind;

  /** Of numbers; times are milliseconds. */
  @IsOptional()
  @IsInt({ message: 'Decimals must be an integer' })
  @Min(0, { message: 'Decimals must be 0 or more' })
  @Max(MAX_DECIMALS, { message: `At most ${MAX_DECIMALS} decimals` })
  decimals?: number;

  @NULLABLE.decorator
  @IsOptional()
  @Trimmed()
  @MinLength(1, { message: 'The unit must not be empty' })
  @MaxCharacters(MAX_BOARD_UNIT, { message: `The unit must be at most ${MAX_BOARD_UNIT} characters` })
  @IsPlainName({ message: 'The unit must not contain control characters' })
  unit?: string | null;

  /** Whether the best score of a player counts, or all of them added up. */
  @IsOptional()
  @IsIn(BOARD_POLICIES, { message: 'Please select whether the best score counts or all scores add up' })
  policy?: BoardPolicy;

  /** When it starts afresh, beside the board of all time. */
  @IsOptional()
  @IsArray({ message: 'Resets must be a list' })
  @ArrayUnique({ message: 'Each reset can be chosen once' })
  @IsIn(RESETS, { each: true, message: 'A board is reset every day, week or month' })
  resets?: Reset[];

  /** Which scores it accepts; those of its game by default. */
  @IsOptional()
  @IsIn(SCORE_ACCEPTANCES, { message: 'Please select which scores the board accepts' })
  writes?: ScoreAcceptance;

  @Bound('The smallest value')
  min?: number | null;

  @Bound('The largest value')
  max?: number | null;

  @NULLABLE.decorator
  @IsOptional()
  @IsInt({ message: 'Minimum time must be whole seconds' })
  @Min(1, { message: 'Minimum time must be at least 1 second' })
  @Max(MIN_SECONDS_MAX, { message: `Minimum time must be at most ${MIN_SECONDS_MAX} seconds` })
  min_seconds?: number | null;

  @IsOptional()
  @IsBoolean({ message: 'Rounds must be on or off' })
  needs_round?: boolean;

  /** Whether a score that breaks a rule is refused, or waits for a maker. */
  @IsOptional()
  @IsIn(ON_DOUBT, { message: 'Please select what happens to a score in doubt' })
  on_doubt?: OnDoubt;

  /** The place in the list of boards. */
  @IsOptional()
  @IsInt({ message: 'The position must be an integer' })
  @Min(0, { message: 'The position must be 0 or more' })
  @Max(MAX_BOARDS, { message: `The position must be at most ${MAX_BOARDS}` })
  position?: number;
}

/** POST /api/games/{id}/boards. */
export class BoardDto extends BoardFields {
  @Matches(BOARD_SLUG, { message: BOARD_SLUG_RULE })
  slug: string;

  @Name()
  name: string;
}

/** PUT /api/games/{id}/boards/{slug}: fields that are not sent stay. */
export class UpdateBoardDto extends BoardFields {
  @IsOptional()
  @Name()
  name?: string;
}
