/** The events of the security log. */
export const SECURITY_EVENT_KINDS = [
  'sign_in',
  'sign_in_failed',
  'logins_limited',
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
  'agent_token_added',
  'agent_token_removed',
  'admin_granted',
  'admin_revoked',
  'moderation_act',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
