import { MUTED_FIELD } from '@gamegeek/contracts/community/moderation/moderation-limits.js';
import { AppError } from '../../core/errors/app-error.js';

/** The same for an unknown user and a wrong password: nobody learns who has an account. */
export const invalidCredentials = () => new AppError('invalid_credentials', 'The username or password is wrong.');

export const apiKeyInvalid = () => new AppError('api_key_invalid', 'This API key is not valid.');

/** The password is right; the code is still missing. */
export const totpRequired = () => new AppError('totp_required', 'Please enter the code of your authenticator app.');

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The field holds the time itself, for clients that say it in another language. */
export const muted = (until: Date) =>
  new AppError('forbidden', `You are muted until ${day.format(until)} UTC.`, {
    fields: { [MUTED_FIELD]: [until.toISOString()] },
  });

/** Something sealed cannot be opened: its owner has to have it made anew. */
export const secretUnreadable = (message: string) => new AppError('secret_unreadable', message);

/** For log lines about it: what an operator can do. */
export const SET_PREVIOUS_SECRET = 'set GAMEGEEK_SECRET_PREVIOUS to the former GAMEGEEK_SECRET';

/** The same code and shape as for a wrong password; that the password was right has been told by `totp_required`. */
export const wrongTotp = () => new AppError('invalid_credentials', 'The code is wrong or has been used.');
