import type { Rank } from '@gamegeek/rules/level.js';

/** The public part of a user. Times are ISO 8601 in UTC with milliseconds. */
export interface PublicUser {
  id: string;
  username: string;
  created_at: string;
}

/** The signed-in user, as they see themselves. */
export interface OwnUser extends PublicUser {
  email: string;
  email_verified: boolean;
  /** The unconfirmed new address; null if there is none. */
  pending_email: string | null;
  is_admin: boolean;
  credits: number;
  total_score: number;
  level: number;
  rank: Rank;
  updated_at: string;
}

/** The token is returned only here; the server keeps its hash. */
export interface Session {
  access_token: string;
  expires_at: string;
}

export interface SessionAnswer {
  session: Session;
  user: OwnUser;
}

/**
 * POST /api/auth/verify. With two-factor on, the address is verified and both are null, because a mailbox alone must
 * not open a session.
 */
export type VerifiedAnswer = SessionAnswer | { session: null; user: null };

export const MAIL_LINK_KINDS = ['verify-email', 'confirm-new-email', 'reset-password', 'undo-email-change'] as const;

/** POST /api/auth/mail-link: the effect and account of an email link; does not use it up. */
export interface MailLinkPreview {
  kind: (typeof MAIL_LINK_KINDS)[number];
  username: string;
}

/** The API key of a user, for its owner. */
export interface ApiKeyView {
  apiKey: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** An open session on one device. */
export interface OpenSession {
  id: number;
  created_at: string;
  last_seen_at: string;
  ip: string | null;
  user_agent: string | null;
  /** Whether this is the session of the request. */
  current: boolean;
}

/** A sign-in of the last 90 days, whether or not its session is still open. */
export interface Login {
  id: number;
  created_at: string;
  ip: string | null;
  user_agent: string | null;
}

/** The data for an authenticator app; two-factor is on only after a code has been confirmed. */
export interface TotpSetup {
  /** Base32, for typing. */
  secret: string;
  otpauth_url: string;
  /** An SVG document. */
  qr_svg: string;
}

/** Recovery codes, each valid once; shown only when two-factor is turned on. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

export interface TotpStatus {
  enabled: boolean;
  /** The number of unused recovery codes. */
  recovery_codes_left: number;
}

/** Credits earned; negative when revoked because the score was removed. */
export interface CreditEntry {
  id: number;
  amount: number;
  /** Such as `achievement:first_game`; pays once. See `credit-reasons.ts` of libs/rules. */
  reason: string;
  created_at: string;
}

/** GET /api/user/credits. */
export interface Credits {
  credits: number;
  /** Newest first. */
  entries: CreditEntry[];
}

/** The export of all own data, written by a job. */
export interface DataExport {
  status: 'none' | 'preparing' | 'ready';
  requested_at: string | null;
  ready_at: string | null;
}
