import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { GAME_LAUNCHES } from '@gamegeek/contracts/games/play-settings.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { MovingFigures } from '@gamegeek/contracts/live/live-events.js';
import { isNumber, isString, listOf, nullable, oneOf, optional, shape } from '../../shared/api/shape.js';
import { isRatingDistribution } from '../../shared/catalogue/catalogue.guards.js';

/** The fields that a game picker and its play link use. */
export type GameChoice = Pick<Game, 'id' | 'name' | 'categories' | 'launch' | 'game_url' | 'arcade_id'>;

export const isGameChoice = shape<GameChoice>({
  id: isNumber,
  name: isString,
  categories: listOf(oneOf(GAME_CATEGORIES)),
  launch: oneOf(GAME_LAUNCHES),
  game_url: nullable(isString),
  arcade_id: nullable(isString),
});

export const isGameFigures = shape<MovingFigures>({
  average_rating: isNumber,
  total_ratings: isNumber,
  rating_distribution: isRatingDistribution,
  rating_version: isNumber,
  player_count: isNumber,
  playing_now: isNumber,
  watching: isNumber,
});

export const isGameChanges = shape<Partial<MovingFigures>>({
  average_rating: optional(isNumber),
  total_ratings: optional(isNumber),
  rating_distribution: optional(isRatingDistribution),
  rating_version: optional(isNumber),
  player_count: optional(isNumber),
  playing_now: optional(isNumber),
  watching: optional(isNumber),
});
