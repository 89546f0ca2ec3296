import { RANKS } from '@gamegeek/rules/level.js';
import * as v from 'valibot';
import { email, integer, time, uuid } from '../values.js';

/** A user as named in other answers. */
export const personSchema = v.object({ id: uuid, username: v.string() });
export type Person = v.InferOutput<typeof personSchema>;

/** The public part of a user. */
export const publicUserSchema = v.object({ id: uuid, username: v.string(), created_at: time });
export type PublicUser = v.InferOutput<typeof publicUserSchema>;

/** The signed-in user, as they see themselves. */
export const ownUserSchema = v.object({
  id: uuid,
  username: v.string(),
  email,
  email_verified: v.boolean(),
  /** The unconfirmed new address; null if there is none. */
  pending_email: v.nullable(email),
  is_admin: v.boolean(),
  credits: integer,
  total_score: integer,
  level: v.pipe(integer, v.metadata({ minimum: 1, maximum: 5 })),
  rank: v.picklist(RANKS),
  created_at: time,
  updated_at: time,
});
export type OwnUser = v.InferOutput<typeof ownUserSchema>;

/** The token is returned only here; the server keeps its hash. */
export const sessionSchema = v.object({ access_token: v.string(), expires_at: time });
export type Session = v.InferOutput<typeof sessionSchema>;

export const sessionAnswerSchema = v.object({ session: sessionSchema, user: ownUserSchema });
export type SessionAnswer = v.InferOutput<typeof sessionAnswerSchema>;

/** POST /api/auth/verify. With two-factor on, a mailbox alone must not open a session. */
export const verifiedAnswerSchema = v.pipe(
  v.object({ session: v.nullable(sessionSchema), user: v.nullable(ownUserSchema) }),
  v.description(
    'Both are null if two-factor is enabled: the address is verified, and a login needs the password and a code.',
  ),
);
export type VerifiedAnswer = v.InferOutput<typeof verifiedAnswerSchema>;

export const EMAIL_LINK_KINDS = ['verify-email', 'confirm-new-email', 'reset-password', 'undo-email-change'] as const;

/** POST /api/auth/mail-link: the effect and account of an email link; does not use it up. */
export const emailLinkPreviewSchema = v.object({ kind: v.picklist(EMAIL_LINK_KINDS), username: v.string() });
export type EmailLinkPreview = v.InferOutput<typeof emailLinkPreviewSchema>;
