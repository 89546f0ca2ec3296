import { MAIL_LINK_KINDS } from '@gamegeek/contracts/auth/auth.types.js';
import { LANGUAGES, THEMES } from '@gamegeek/contracts/users/preferences.js';
import {
  flag,
  integer,
  listOf,
  named,
  namedOrNull,
  object,
  orNull,
  text,
  time,
  uuid,
} from '../../core/openapi/schemas.js';

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

export const SESSION_ANSWER = named(
  'SessionAnswer',
  object({ session: object({ access_token: text, expires_at: time }), user: OWN_USER }),
);

export const VERIFIED_ANSWER = named('VerifiedAnswer', {
  ...object({
    session: orNull(object({ access_token: text, expires_at: time })),
    user: namedOrNull(OWN_USER),
  }),
  description: 'Both are null where two-factor is on: the address is verified, and signing in takes password and code.',
});

export const MAIL_LINK_PREVIEW = named(
  'MailLinkPreview',
  object({ kind: { type: 'string', enum: [...MAIL_LINK_KINDS] }, username: text }),
);

export const API_KEY = named(
  'ApiKey',
  object({ apiKey: text, name: { ...text, examples: ['My games'] }, created_at: time, last_used_at: orNull(time) }),
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

export const PREFERENCES = named(
  'Preferences',
  object({
    language: { type: 'string', enum: [...LANGUAGES] },
    theme: { type: 'string', enum: [...THEMES] },
    email_notifications: flag,
    game_invites: flag,
    weekly_digest: flag,
    notify_overtaken: flag,
    notify_comments: flag,
    notify_achievements: flag,
    notify_weekly_results: flag,
  }),
);

export const DATA_EXPORT = named(
  'DataExport',
  object({
    status: { type: 'string', enum: ['none', 'preparing', 'ready'] },
    requested_at: orNull(time),
    ready_at: orNull(time),
  }),
);

export const EXPORT_DOCUMENT = named('ExportDocument', {
  type: 'object',
  properties: { made_at: time },
  required: ['made_at'],
  description: 'Everything that is kept of the user, by its kind.',
});

export const TOTP_STATUS = named('TotpStatus', object({ enabled: flag, recovery_codes_left: integer }));

export const TOTP_SETUP = named('TotpSetup', object({ secret: text, otpauth_url: text, qr_svg: text }));

export const RECOVERY_CODES = named('RecoveryCodes', object({ recovery_codes: listOf(text) }));
