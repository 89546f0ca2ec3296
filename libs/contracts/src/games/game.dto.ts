import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { ON_DOUBT, type OnDoubt } from '../boards/board-settings.js';
import { compose } from '../validation/compose.js';
import { ChosenId } from '../validation/id.js';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainName, IsPlainText, Trimmed } from '../validation/plain-text.js';
import { MAX_SCORE } from '../boards/board-settings.js';
import { NULLABLE } from '../validation/property-mark.js';
import { AreWebOrigins, OptionalPicture, OptionalUrl, PictureList } from '../validation/web-url.js';
import { GAME_CATEGORIES, type GameCategory } from './categories.js';
import type { GameFrame } from './game-frame.js';
import { GAME_STATUSES, TRIAL_SCORES_CHOICES, type GameStatus, type TrialScoresChoice } from './game-status.js';
import { IsGameFrame } from './is-game-frame.js';
import { asTag, INVALID_TAG, TAG_PATTERN, TAGS_MAX } from './tags.js';
import {
  GAME_LAUNCHES,
  GAME_ORIENTATIONS,
  SCORE_ACCEPTANCES,
  type GameLaunch,
  type GameOrientation,
  type ScoreAcceptance,
} from './play-settings.js';

export const NAME_MAX = 120;
export const DESCRIPTION_MAX = 5_000;
export const PREVIEW_IMAGES_MAX = 12;
/** The largest minimum duration of a round, in seconds. */
export const MIN_SECONDS_MAX = 3_600;
export const ALLOWED_ORIGINS_MAX = 10;

const Name = () =>
  compose(
    Trimmed(),
    MinLength(2, { message: 'Name must be at least 2 characters' }),
    MaxCharacters(NAME_MAX, { message: `Name must be at most ${NAME_MAX} characters` }),
    IsPlainName({ message: 'Name must not contain control characters' }),
  );

const Description = () =>
  compose(
    Trimmed(),
    MinLength(10, { message: 'Description must be at least 10 characters' }),
    MaxCharacters(DESCRIPTION_MAX, { message: `Description must be at most ${DESCRIPTION_MAX} characters` }),
    IsPlainText({ message: 'Description must not contain control characters' }),
  );

const AiIntegration = () =>
  compose(
    Trimmed(),
    MinLength(10, { message: 'Please provide details about AI integration' }),
    MaxCharacters(DESCRIPTION_MAX, { message: `AI integration details must be at most ${DESCRIPTION_MAX} characters` }),
    IsPlainText({ message: 'AI integration details must not contain control characters' }),
  );

const PreviewImages = () =>
  compose(
    PictureList(),
    IsArray({ message: 'Preview images must be a list' }),
    ArrayMaxSize(PREVIEW_IMAGES_MAX, { message: `At most ${PREVIEW_IMAGES_MAX} preview images` }),
    ArrayUnique({ message: 'This image URL is already added' }),
  );

const Categories = () =>
  compose(
    IsArray({ message: 'Please select at least one category' }),
    ArrayNotEmpty({ message: 'Please select at least one category' }),
    IsIn(GAME_CATEGORIES, { each: true, message: 'Please select at least one category' }),
    ArrayUnique({ message: 'Each category can be added once' }),
  );

const Tags = () =>
  compose(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(asTag) : value)),
    IsOptional(),
    IsArray({ message: 'Tags must be a list' }),
    ArrayMaxSize(TAGS_MAX, { message: `At most ${TAGS_MAX} tags` }),
    ArrayUnique({ message: 'Each tag can be added once' }),
    Matches(TAG_PATTERN, { each: true, message: INVALID_TAG }),
  );

/** Visitors read it, so only a draft may be without it. */
const MissingInDrafts = () =>
  ValidateIf(({ status }: { status?: unknown }, value: unknown) => status !== 'draft' || !isBlank(value));

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const ModelId = () => ChosenId('Please select an AI model');
const VersionId = () => ChosenId('Please select a model version');
const Active = () => compose(IsOptional(), IsBoolean({ message: 'Active must be on or off' }));

const Bound = (name: string) =>
  compose(
    NULLABLE.decorator,
    IsOptional(),
    IsInt({ message: `${name} must be an integer` }),
    Min(1, { message: `${name} must be positive` }),
    Max(MAX_SCORE, { message: `${name} must be at most ${MAX_SCORE}` }),
  );

/** Optional fields of a game, for creating and updating. */
class OptionalGameFields {
  @OptionalPicture()
  image_url?: string | null;

  @PreviewImages()
  preview_images?: string[];

  @OptionalUrl()
  game_url?: string | null;

  @OptionalUrl()
  github_url?: string | null;

  @OptionalUrl()
  documentation_url?: string | null;

  /** Up to five, from `SUGGESTED_TAGS` or other words. */
  @Tags()
  tags?: string[];

  /** `listed` by default. A game that was listed can be hidden, but does not become a draft again. */
  @IsOptional()
  @IsIn(GAME_STATUSES, { message: 'Please select whether the game is listed' })
  status?: GameStatus;

  /** True is the status `listed`, false is `hidden`. A draft to which false is sent stays a draft. */
  @Active()
  active?: boolean;

  /** A plain link by default. */
  @IsOptional()
  @IsIn(GAME_LAUNCHES, { message: 'Please select how the game is launched' })
  launch?: GameLaunch;

  @IsOptional()
  @IsIn(SCORE_ACCEPTANCES, { message: 'Please select which scores the game accepts' })
  accepts?: ScoreAcceptance;

  @Bound('Minimum score')
  min_score?: number | null;

  @Bound('Maximum score')
  max_score?: number | null;

  @NULLABLE.decorator
  @IsOptional()
  @IsInt({ message: 'Minimum time must be whole seconds' })
  @Min(1, { message: 'Minimum time must be at least 1 second' })
  @Max(MIN_SECONDS_MAX, { message: `Minimum time must be at most ${MIN_SECONDS_MAX} seconds` })
  min_seconds?: number | null;

  @IsOptional()
  @IsBoolean({ message: 'Rounds must be on or off' })
  needs_round?: boolean;

  /**
   * A score outside of the bounds, a run below the minimum time or one at a pace that no human keeps up: `hold` lets it
   * wait for a maker. By default, the first two are refused and the last one counts.
   */
  @IsOptional()
  @IsIn(ON_DOUBT, { message: 'Please select what becomes of scores that break a rule' })
  on_doubt?: OnDoubt;

  @IsOptional()
  @IsArray({ message: 'Allowed origins must be a list' })
  @ArrayMaxSize(ALLOWED_ORIGINS_MAX, { message: `At most ${ALLOWED_ORIGINS_MAX} allowed origins` })
  @ArrayUnique({ message: 'Each origin can be added once' })
  @AreWebOrigins({ message: 'An origin is an address without a path, such as https://games.example' })
  allowed_origins?: string[];

  /** On the stage of this site; it fills the stage by default. */
  @IsOptional()
  @IsGameFrame()
  frame?: GameFrame;

  @IsOptional()
  @IsIn(GAME_ORIENTATIONS, { message: 'Please select how a phone is held for the game' })
  orientation?: GameOrientation;
}

/** POST /api/games, and its form (docs/product.md, section 5). A draft needs name, model and version only. */
export class GameDto extends OptionalGameFields {
  @Name()
  name: string;

  @MissingInDrafts()
  @Description()
  description?: string;

  @ModelId()
  ai_model_id: number;

  @VersionId()
  model_version_id: number;

  @MissingInDrafts()
  @Categories()
  categories?: GameCategory[];

  @MissingInDrafts()
  @AiIntegration()
  ai_integration_details?: string;
}

/** PUT /api/games/{id}: fields that are not sent stay; null clears a URL. */
export class UpdateGameDto extends OptionalGameFields {
  @IsOptional()
  @Name()
  name?: string;

  @IsOptional()
  @MissingInDrafts()
  @Description()
  description?: string;

  @IsOptional()
  @ModelId()
  ai_model_id?: number;

  @IsOptional()
  @VersionId()
  model_version_id?: number;

  @IsOptional()
  @MissingInDrafts()
  @Categories()
  categories?: GameCategory[];

  @IsOptional()
  @MissingInDrafts()
  @AiIntegration()
  ai_integration_details?: string;

  /**
   * With the status `listed`, for a draft or hidden game: `keep` submits the best trial score of each player to the
   * board, `clear`, the default, deletes them.
   */
  @IsOptional()
  @IsIn(TRIAL_SCORES_CHOICES, { message: 'Please select what becomes of the trial scores' })
  trial_scores?: TrialScoresChoice;
}
