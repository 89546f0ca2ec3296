import type { PublicUser } from './auth.types.js';

/** What the security log records. */
export const SECURITY_EVENT_KINDS = [
  'sign_in',
  'sign_in_failed',
  'second_factor_failed',
  'recovery_code_used',
  'two_factor_enabled',
  'two_factor_disabled',
  'two_factor_reset',
  'password_changed',
  'password_reset',
  'email_change_requested',
  'email_changed',
  'email_change_undone',
  'api_key_changed',
  'api_key_removed',
  'admin_granted',
  'admin_revoked',
  'moderation_act',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

type Person = Pick<PublicUser, 'id' | 'username'>;

/** An entry of the security log (GET /api/admin/security-events). */
export interface SecurityEvent {
  id: number;
  kind: SecurityEventKind;
  /** Whose account it concerns; null when a sign-in named no account. */
  user: Person | null;
  /** The admin who acted on somebody else's account. */
  actor: Person | null;
  /** Null for acts of admins and of operators. */
  ip: string | null;
  /** The moderation action, or null. */
  act: string | null;
  created_at: string;
}
