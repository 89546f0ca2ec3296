import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { integer, listOf, named, object, orNull, picture, text, time } from '../../../core/openapi/schemas.js';

export const PLAYED_GAME = named(
  'PlayedGame',
  object({
    id: integer,
    name: text,
    description: text,
    image_url: orNull(picture),
    categories: listOf({ type: 'string', enum: [...GAME_CATEGORIES] }),
  }),
);

export const OWN_SCORE = named(
  'OwnScore',
  object({ id: integer, gameId: integer, gameName: text, score: integer, createdAt: time }),
);
