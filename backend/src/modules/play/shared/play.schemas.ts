import { flag, integer, named, object, text, time, uuid } from '../../../core/openapi/schemas.js';

export const PLAYER = named('PlayPlayer', object({ id: uuid, username: text, guest: flag }));

export const SESSION = named('PlaySession', object({ id: uuid, gameId: integer, startedAt: time, endsAt: time }));
