import { emailSettingSchema, type EmailSettingState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { EMAIL_SETTINGS, type EmailSetting } from '@gamegeek/contracts/inbox/email-settings.js';
import { request } from '#shared/api/api-client.js';

/** Turns the email setting of this token off or on. */
export function changeEmailSetting(token: string, on: boolean): Promise<EmailSettingState> {
  return request(on ? '/api/unsubscribe/undo' : '/api/unsubscribe', {
    method: 'POST',
    body: { token },
    answer: emailSettingSchema,
  });
}

/** The setting named in a token; only the server can verify the token. */
export function settingOf(token: string): EmailSetting | undefined {
  return EMAIL_SETTINGS.find((setting) => setting === token.split('.')[1]);
}
