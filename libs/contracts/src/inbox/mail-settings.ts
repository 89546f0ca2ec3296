/** The preferences that an unsubscribe link can turn off. */
export const MAIL_SETTINGS = ['email_notifications', 'weekly_digest'] as const;
export type MailSetting = (typeof MAIL_SETTINGS)[number];
