import { named, object, text, time, uuid } from '../../../core/openapi/schemas.js';

export const BLOCKED_PLAYER = named('BlockedPlayer', object({ id: uuid, username: text, created_at: time }));
