import { RATING_MAX, type RatingDistribution } from '@gamegeek/contracts/ratings/ratings.types.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { GAME_LAUNCHES, SCORE_ACCEPTANCES } from '@gamegeek/contracts/games/play-settings.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { AiModel, ModelVersion } from '@gamegeek/contracts/models/models.types.js';
import { isBoolean, isNumber, isString, listOf, nullable, oneOf, shape, type Guard } from '../api/shape.js';

export const isModelVersion = shape<ModelVersion>({
  id: isNumber,
  model_id: isNumber,
  version: isString,
  description: isString,
  image_url: nullable(isString),
  capabilities: listOf(isString),
  is_latest: isBoolean,
  created_at: isString,
  updated_at: isString,
});

export const isAiModel = shape<AiModel>({
  id: isNumber,
  name: isString,
  company: isString,
  description: isString,
  logo_url: nullable(isString),
  website_url: nullable(isString),
  created_at: isString,
  updated_at: isString,
  versions: listOf(isModelVersion),
  games_count: isNumber,
});

export const isGame = shape<Game>({
  id: isNumber,
  name: isString,
  description: isString,
  ai_model_id: isNumber,
  ai_model_name: isString,
  model_version_id: isNumber,
  model_version: isString,
  created_by: isString,
  creator: shape<Game['creator']>({ id: isString, username: isString }),
  image_url: nullable(isString),
  preview_images: listOf(isString),
  game_url: nullable(isString),
  github_url: nullable(isString),
  documentation_url: nullable(isString),
  categories: listOf(oneOf(GAME_CATEGORIES)),
  ai_integration_details: isString,
  active: isBoolean,
  launch: oneOf(GAME_LAUNCHES),
  accepts: oneOf(SCORE_ACCEPTANCES),
  min_score: nullable(isNumber),
  max_score: nullable(isNumber),
  min_seconds: nullable(isNumber),
  needs_round: isBoolean,
  allowed_origins: listOf(isString),
  arcade_id: nullable(isString),
  created_at: isString,
  updated_at: isString,
  average_rating: isNumber,
  total_ratings: isNumber,
  player_count: isNumber,
  premium_until: nullable(isString),
  held_reason: nullable(isString),
});

export const isRatingDistribution: Guard<RatingDistribution> = (value): value is RatingDistribution =>
  Array.isArray(value) && value.length === RATING_MAX && value.every(isNumber);
