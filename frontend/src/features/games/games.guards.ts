import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { MovingFigures } from '@gamegeek/contracts/live/live-events.js';
import { isNumber, isString, listOf, oneOf, optional, shape } from '../../shared/api/shape.js';
import { isRatingDistribution } from '../../shared/catalogue/catalogue.guards.js';

/** What the picker needs of a game. */
export type GameChoice = Pick<Game, 'id' | 'name' | 'categories'>;

export const isGameChoice = shape<GameChoice>({
  id: isNumber,
  name: isString,
  categories: listOf(oneOf(GAME_CATEGORIES)),
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
