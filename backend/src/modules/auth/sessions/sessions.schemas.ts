import { flag, integer, named, object, orNull, text, time } from '../../../core/openapi/schemas.js';
import { OWN_USER } from '../accounts/index.js';

export const SESSION_ANSWER = named(
  'SessionAnswer',
  object({ session: object({ access_token: text, expires_at: time }), user: OWN_USER }),
);

export const OPEN_SESSION = named(
  'OpenSession',
  object({
    id: integer,
    created_at: time,
    last_seen_at: time,
    ip: orNull(text),
    user_agent: orNull(text),
    current: flag,
  }),
);

export const LOGIN = named(
  'Login',
  object({ id: integer, created_at: time, ip: orNull(text), user_agent: orNull(text) }),
);
