import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { DEFAULT_PLAY_SETTINGS, GAME_LAUNCHES, SCORE_ACCEPTANCES } from '@gamegeek/contracts/games/play-settings.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import {
  isBoolean,
  isNumber,
  isString,
  listOf,
  nullable,
  oneOf,
  optional,
  shape,
} from '../../../../shared/api/shape.js';

/** Zero: no model or version selected. */
export const NO_CHOICE = 0;

/** A new game. */
export const EMPTY_GAME: GameDto = {
  name: '',
  description: '',
  ai_model_id: NO_CHOICE,
  model_version_id: NO_CHOICE,
  image_url: '',
  preview_images: [],
  game_url: '',
  github_url: '',
  documentation_url: '',
  categories: [],
  ai_integration_details: '',
  active: true,
  ...DEFAULT_PLAY_SETTINGS,
  allowed_origins: [],
};

/** In the order of their section. */
const PLAY_FIELDS = [
  'launch',
  'accepts',
  'min_score',
  'max_score',
  'min_seconds',
  'needs_round',
  'allowed_origins',
] as const satisfies readonly (keyof typeof DEFAULT_PLAY_SETTINGS)[];

export const isPlayField = (name: string): boolean => PLAY_FIELDS.some((field) => field === name);

/** Whether launch and score settings are the defaults. */
export function hasDefaultPlay(values: GameDto): boolean {
  return PLAY_FIELDS.every((name) => JSON.stringify(values[name]) === JSON.stringify(DEFAULT_PLAY_SETTINGS[name]));
}

/** In the order of the page: the first invalid field gets the focus. */
export const GAME_FIELDS = [
  'name',
  'description',
  'categories',
  'ai_model_id',
  'model_version_id',
  'ai_integration_details',
  'image_url',
  'preview_images',
  'game_url',
  'github_url',
  'documentation_url',
  'active',
  ...PLAY_FIELDS,
] as const satisfies readonly (keyof GameDto)[];

const optionalText = optional(nullable(isString));

export const isGameDraft = shape<GameDto>({
  name: isString,
  description: isString,
  ai_model_id: isNumber,
  model_version_id: isNumber,
  image_url: optionalText,
  preview_images: optional(listOf(isString)),
  game_url: optionalText,
  github_url: optionalText,
  documentation_url: optionalText,
  categories: listOf(oneOf(GAME_CATEGORIES)),
  ai_integration_details: isString,
  active: optional(isBoolean),
  launch: optional(oneOf(GAME_LAUNCHES)),
  accepts: optional(oneOf(SCORE_ACCEPTANCES)),
  min_score: optional(nullable(isNumber)),
  max_score: optional(nullable(isNumber)),
  min_seconds: optional(nullable(isNumber)),
  needs_round: optional(isBoolean),
  allowed_origins: optional(listOf(isString)),
});

/** A game as form values. */
export function valuesOf(game: Game): GameDto {
  return {
    name: game.name,
    description: game.description,
    ai_model_id: game.ai_model_id,
    model_version_id: game.model_version_id,
    image_url: game.image_url ?? '',
    preview_images: game.preview_images,
    game_url: game.game_url ?? '',
    github_url: game.github_url ?? '',
    documentation_url: game.documentation_url ?? '',
    categories: game.categories,
    ai_integration_details: game.ai_integration_details,
    active: game.active,
    launch: game.launch,
    accepts: game.accepts,
    min_score: game.min_score,
    max_score: game.max_score,
    min_seconds: game.min_seconds,
    needs_round: game.needs_round,
    allowed_origins: game.allowed_origins,
  };
}
