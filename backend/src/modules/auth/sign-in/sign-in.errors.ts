import { AppError } from '../../../core/errors/app-error.js';

/** The same for an unknown user and a wrong password, so that it does not reveal who has an account. */
export const invalidCredentials = () => new AppError('invalid_credentials', 'The username or password is wrong.');

const GUESSED =
  'Too many failed logins for this account. Use a browser in which you have logged in before, or choose a new password ' +
  'with “Forgot password?”. Otherwise, try again in a minute';

/** The same for an unknown name, so that it does not reveal who has an account. */
export const accountGuessed = ({ retryAfter, headers }: AppError['details']) =>
  new AppError('rate_limited', `${GUESSED}.`, { retryAfter, headers, fields: { identifier: [GUESSED] } });
