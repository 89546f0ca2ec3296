import { mailSettingSchema, type MailSettingState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { MAIL_SETTINGS, type MailSetting } from '@gamegeek/contracts/inbox/mail-settings.js';
import { request } from '../../../shared/api/api-client.js';

/** Turns the email setting of this token off or on. */
export function changeEmailSetting(token: string, on: boolean): Promise<MailSettingState> {
  return request(on ? '/api/unsubscribe/undo' : '/api/unsubscribe', {
    method: 'POST',
    body: { token },
    answer: mailSettingSchema,
  });
}

/** The setting named in a token; only the server can verify the token. */
export function settingOf(token: string): MailSetting | undefined {
  return MAIL_SETTINGS.find((setting) => setting === token.split('.')[1]);
}
