import { flag, integer, named, object, orNull, text, time, uuid } from '../../core/openapi/schemas.js';

export const OWN_USER = named(
  'OwnUser',
  object({
    id: uuid,
    username: text,
    email: { type: 'string', format: 'email' },
    email_verified: flag,
    is_admin: flag,
    credits: integer,
    total_score: integer,
    level: { type: 'integer', minimum: 1, maximum: 5 },
    rank: { type: 'string', enum: ['Novice', 'Apprentice', 'Adept', 'Expert', 'Master'] },
    created_at: time,
    updated_at: time,
  }),
);

export const SESSION_ANSWER = named(
  'SessionAnswer',
  object({ session: object({ access_token: text, expires_at: time }), user: OWN_USER }),
);

export const API_KEY = named(
  'ApiKey',
  object({ apiKey: text, name: text, created_at: time, last_used_at: orNull(time) }),
);
