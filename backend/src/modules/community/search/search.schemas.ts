import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { FOUND_OF_EACH } from '@gamegeek/contracts/search/quick-search.types.js';
import {
  integer,
  listOf,
  named,
  object,
  orNull,
  picture,
  text,
  uuid,
  type Schema,
} from '../../../core/openapi/schemas.js';

const few = (items: Schema) => ({ ...listOf(items), maxItems: FOUND_OF_EACH });

export const FOUND = named(
  'Found',
  object({
    games: few(
      object({
        id: integer,
        name: text,
        image_url: orNull(picture),
        categories: listOf({ type: 'string', enum: [...GAME_CATEGORIES] }),
        ai_model_name: text,
      }),
    ),
    models: few(object({ id: integer, name: { ...text, examples: ['Muse'] }, company: text })),
    players: few(object({ id: uuid, username: text })),
  }),
);
