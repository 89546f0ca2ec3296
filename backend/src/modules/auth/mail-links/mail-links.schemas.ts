import { MAIL_LINK_KINDS } from '@gamegeek/contracts/auth/auth.types.js';
import { named, namedOrNull, object, orNull, text, time } from '../../../core/openapi/schemas.js';
import { OWN_USER } from '../accounts/index.js';

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
