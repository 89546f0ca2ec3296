/** The preferences that an unsubscribe link can turn off. */
export const EMAIL_SETTINGS = ['email_notifications', 'weekly_digest', 'maker_digest'] as const;
export type EmailSetting = (typeof EMAIL_SETTINGS)[number];
