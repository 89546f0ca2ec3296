import { SECURITY_EVENT_KINDS } from '@gamegeek/contracts/auth/security-events.js';
import { integer, named, object, orNull, text, time, uuid, type SchemaObject } from '../../../core/openapi/schemas.js';

const kind: SchemaObject = { type: 'string', enum: [...SECURITY_EVENT_KINDS] };
const person = object({ id: uuid, username: text });

export const SECURITY_EVENT = named(
  'SecurityEvent',
  object({
    id: integer,
    kind,
    user: orNull(person),
    actor: orNull(person),
    ip: orNull(text),
    act: orNull({ type: 'string', examples: ['hide'] }),
    created_at: time,
  }),
);
