/** What the way out of a mail turns off: each is a preference of the account. */
export const MAIL_SETTINGS = ['email_notifications', 'weekly_digest'] as const;
export type MailSetting = (typeof MAIL_SETTINGS)[number];

/** POST /api/unsubscribe and /undo */
export interface MailSettingState {
  setting: MailSetting;
  on: boolean;
}
