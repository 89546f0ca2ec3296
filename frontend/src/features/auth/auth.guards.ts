import {
  MAIL_LINK_KINDS,
  type MailLinkPreview,
  type OwnUser,
  type Session,
} from '@gamegeek/contracts/auth/auth.types.js';
import { isBoolean, isNumber, isString, nullable, oneOf, optional, shape, type Guard } from '../../shared/api/shape.js';

const RANKS = ['Novice', 'Apprentice', 'Adept', 'Expert', 'Master'] as const;

export const isOwnUser = shape<OwnUser>({
  id: isString,
  username: isString,
  created_at: isString,
  email: isString,
  email_verified: isBoolean,
  pending_email: nullable(isString),
  is_admin: isBoolean,
  credits: isNumber,
  total_score: isNumber,
  level: isNumber,
  rank: oneOf(RANKS),
  updated_at: isString,
});

/** The answer to login and registration; the session is optional (docs/product.md, section 4). */
export interface SignInAnswer {
  session?: Session | undefined;
  user: OwnUser;
}

const isSession = shape<Session>({ access_token: isString, expires_at: isString });

export const isSignInAnswer: Guard<SignInAnswer> = shape<SignInAnswer>({
  session: optional(isSession),
  user: isOwnUser,
});

/** Without session and user for accounts with two-factor authentication; the address is verified anyway. */
export interface VerifyAnswer {
  session?: Session | null | undefined;
  user: OwnUser | null;
}

export const isVerifyAnswer: Guard<VerifyAnswer> = shape<VerifyAnswer>({
  session: optional(nullable(isSession)),
  user: nullable(isOwnUser),
});

export const isMailLinkPreview = shape<MailLinkPreview>({ kind: oneOf(MAIL_LINK_KINDS), username: isString });
