import { flag, integer, named, object, orNull, text, time, uuid } from '../../../core/openapi/schemas.js';

export const OWN_USER = named(
  'OwnUser',
  object({
    id: uuid,
    username: text,
    email: { type: 'string', format: 'email' },
    email_verified: flag,
    pending_email: orNull({ type: 'string', format: 'email' }),
    is_admin: flag,
    credits: integer,
    total_score: integer,
    level: { type: 'integer', minimum: 1, maximum: 5 },
    rank: { type: 'string', enum: ['Novice', 'Apprentice', 'Adept', 'Expert', 'Master'] },
    created_at: time,
    updated_at: time,
  }),
);
