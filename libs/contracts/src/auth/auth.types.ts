import type { Rank } from '@gamegeek/rules/level.js';

/** What anyone may know of a user. Times are ISO 8601 in UTC with milliseconds. */
export interface PublicUser {
  id: string;
  username: string;
  created_at: string;
}

/** The signed-in user, as they see themselves. */
export interface OwnUser extends PublicUser {
  email: string;
  email_verified: boolean;
  /** The address that takes effect once it is confirmed; null while no change is pending. */
  pending_email: string | null;
  is_admin: boolean;
  credits: number;
  total_score: number;
  level: number;
  rank: Rank;
  updated_at: string;
}

/** The token is shown once, here; the server keeps only its hash. */
export interface Session {
  access_token: string;
  expires_at: string;
}

export interface SessionAnswer {
  session: Session;
  user: OwnUser;
}

/**
 * POST /api/auth/verify. Where two-factor is on, the address is verified and both are null: a mailbox alone opens no
 * session there.
 */
export type VerifiedAnswer = SessionAnswer | { session: null; user: null };

export const MAIL_LINK_KINDS = ['verify-email', 'confirm-new-email', 'reset-password', 'undo-email-change'] as const;

/** POST /api/auth/mail-link: what the link of a mail does, and to which account. Looking uses nothing up. */
export interface MailLinkPreview {
  kind: (typeof MAIL_LINK_KINDS)[number];
  username: string;
}

/** The one key of a user, as its owner sees it. */
export interface ApiKeyView {
  apiKey: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** One open login, on one device. */
export interface OpenSession {
  id: number;
  created_at: string;
  last_seen_at: string;
  ip: string | null;
  user_agent: string | null;
  /** Whether this is the session that asks. */
  current: boolean;
}

/** A sign-in of the last 90 days, whether or not its session is still open. */
export interface Login {
  id: number;
  created_at: string;
  ip: string | null;
  user_agent: string | null;
}

/** What an authenticator app needs; two-factor is on only once a code has been given back. */
export interface TotpSetup {
  /** Base32, for typing. */
  secret: string;
  otpauth_url: string;
  /** An SVG document. */
  qr_svg: string;
}

/** Each opens the account once in place of a code; shown once, when two-factor is turned on. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

export interface TotpStatus {
  enabled: boolean;
  /** How many recovery codes are still unused. */
  recovery_codes_left: number;
}

/** An amount of credits that was earned; below zero, one that was taken back because its score was removed. */
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

/** The copy of all own data, as it is made by a job. */
export interface DataExport {
  status: 'none' | 'preparing' | 'ready';
  requested_at: string | null;
  ready_at: string | null;
}
