import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { isNumber, isString, listOf, oneOf, shape } from '../../shared/api/shape.js';

/** What the picker needs of a game. */
export type GameChoice = Pick<Game, 'id' | 'name' | 'categories'>;

export const isGameChoice = shape<GameChoice>({
  id: isNumber,
  name: isString,
  categories: listOf(oneOf(GAME_CATEGORIES)),
});
