import {
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { BOARD_SLUG, MAX_SCORE } from '../boards/board-settings.js';
import { BOARD_SLUG_RULE } from '../boards/board-slug-rule.js';
import { compose } from '../validation/compose.js';
import { Hints } from '../validation/input-hints.js';
import { MaxJsonLength } from '../validation/max-json-length.js';

export const MAX_IDEMPOTENCY_KEY = 255;
const MAX_KEY_TEXT = 128;
const MAX_ROUND_TEXT = 200;
export const MAX_DETAILS = 16 * 1024;

/** Whose score it is follows from the credential. */
const OF_PLAYERS = [
  /^((player|user|gamer)(name|id)?|(display|nick|screen)?name|nick|email|initials)$/,
  'a score counts for the account of its API key. Scores of other players come from play sessions: with the SDK (/sdk/v1.js), or a connect code outside of a browser',
] as const;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** An integer from 1; if the score names its board, any positive number. */
export const IsScore = () =>
  compose(
    ValidateBy(
      {
        name: 'isScore',
        validator: {
          validate: (value: unknown, args) => isNumber(value) && (namesBoard(args) || Number.isInteger(value)),
        },
      },
      { message: 'Score must be an integer' },
    ),
    ValidateBy(
      {
        name: 'isPositiveScore',
        validator: {
          // What is no number is reported as that.
          validate: (value: unknown, args) => !isNumber(value) || (namesBoard(args) ? value > 0 : value >= 1),
        },
      },
      { message: 'Score must be positive' },
    ),
  );

const namesBoard = (args: ValidationArguments | undefined): boolean =>
  args !== undefined && 'board' in args.object && args.object.board !== undefined;

/** One score of one player in one game. */
class ScoredGame {
  @IsInt({ message: 'gameId must be an integer' })
  @Min(1, { message: 'gameId must be positive' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'gameId is too large' })
  gameId: number;

  /** The slug of a board of the game; the main board without it. */
  @IsOptional()
  @IsString({ message: 'board must be text' })
  @Matches(BOARD_SLUG, { message: BOARD_SLUG_RULE })
  board?: string;

  /** A value of the board. Boards other than the main one may have decimals, which are checked with the board. */
  @IsScore()
  @Max(MAX_SCORE, { message: `Score must be at most ${MAX_SCORE}` })
  score: number;
}

/**
 * POST /api/scores. The key is optional, because it may be a bearer header, and signed-in browsers need none; the
 * guard decides.
 */
@Hints({
  shape: 'Several scores go to POST /api/scores/batch.',
  unknown: [
    OF_PLAYERS,
    [/^(key|token|accesstoken|authorization|xapikey|secret)$/, 'did you mean apiKey?'],
    [/^(points|value|result|highscore)$/, 'did you mean score?'],
    [/^(scores|items|batch)$/, 'several scores go to POST /api/scores/batch'],
    [/^idempotencykey$/, 'for a single score it is the header Idempotency-Key'],
  ],
})
export class SubmitScoreDto extends ScoredGame {
  @IsOptional()
  @IsString({ message: 'apiKey must be text' })
  @MaxLength(MAX_KEY_TEXT, { message: 'apiKey is too long' })
  apiKey?: string;

  /** With a play token: the round that led to the score. */
  @IsOptional()
  @IsString({ message: 'round must be text' })
  @MaxLength(MAX_ROUND_TEXT, { message: 'round is too long' })
  round?: string;

  /** With a play token: further data of the game; `details.log` is its input log. */
  @IsOptional()
  @IsObject({ message: 'details must be an object' })
  @MaxJsonLength(MAX_DETAILS, { message: `details must be at most ${MAX_DETAILS} bytes as JSON` })
  details?: Record<string, unknown>;
}

/** One item of POST /api/scores/batch, validated on its own. */
@Hints({
  shape: 'Each item is one score, such as {"gameId": 7, "score": 1200}.',
  unknown: [OF_PLAYERS, [/^apikey$/, 'it stands once, beside scores']],
})
export class BatchedScoreDto extends ScoredGame {
  @IsOptional()
  @IsString({ message: 'idempotencyKey must be text' })
  idempotencyKey?: string;
}
