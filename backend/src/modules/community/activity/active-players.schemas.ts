import { integer, named, object, text, time, uuid } from '../../../core/openapi/schemas.js';

export const ACTIVE_PLAYER = named(
  'ActivePlayer',
  object({ id: uuid, username: text, games_played: integer, last_played_at: time }),
);
