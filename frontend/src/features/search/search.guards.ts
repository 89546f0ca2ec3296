import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import type { Found, FoundGame, FoundModel, FoundPlayer } from '@gamegeek/contracts/search/quick-search.types.js';
import { isNumber, isString, listOf, nullable, oneOf, shape } from '../../shared/api/shape.js';

const isFoundGame = shape<FoundGame>({
  id: isNumber,
  name: isString,
  image_url: nullable(isString),
  categories: listOf(oneOf(GAME_CATEGORIES)),
  ai_model_name: isString,
});
const isFoundModel = shape<FoundModel>({ id: isNumber, name: isString, company: isString });
const isFoundPlayer = shape<FoundPlayer>({ id: isString, username: isString });

export const isFound = shape<Found>({
  games: listOf(isFoundGame),
  models: listOf(isFoundModel),
  players: listOf(isFoundPlayer),
});
