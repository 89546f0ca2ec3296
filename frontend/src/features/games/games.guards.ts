import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { GameFigures } from '@gamegeek/contracts/live/live-events.js';
import { isNumber, isString, listOf, oneOf, optional, shape } from '../../shared/api/shape.js';

/** What the picker needs of a game. */
export type GameChoice = Pick<Game, 'id' | 'name' | 'categories'>;

export const isGameChoice = shape<GameChoice>({
  id: isNumber,
  name: isString,
  categories: listOf(oneOf(GAME_CATEGORIES)),
});

export const isGameFigures = shape<GameFigures>({
  average_rating: isNumber,
  total_ratings: isNumber,
  player_count: isNumber,
  watching: isNumber,
});

export const isGameChanges = shape<Partial<GameFigures>>({
  average_rating: optional(isNumber),
  total_ratings: optional(isNumber),
  player_count: optional(isNumber),
  watching: optional(isNumber),
});
