import { AppError, validationFailed } from '../../../core/errors/app-error.js';

export const playsOnly = () => new AppError('plays_only', 'This game accepts scores from play sessions only.');

export const notYourKey = () =>
  new AppError(
    'not_your_key',
    'This game accepts only the key of its creator. Send the scores of players by play session, with the SDK (/sdk/v1.js) or a connect code.',
  );

export const notAuthenticated = () => new AppError('unauthorized', 'Send your API key, or log in.');

/** Senders other than API keys and sessions send single scores only. */
export const noBatches = () =>
  new AppError('unauthorized', 'This token sends single scores only. Send your API key, or log in.');

/** Properties that only requests with a play token may send. */
export const needsPlayToken = (properties: string[]) =>
  validationFailed(Object.fromEntries(properties.map((name) => [name, [`${name} needs a play token`]])));

export const idempotencyMismatch = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another score.');

export const batchMismatch = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another batch.');
