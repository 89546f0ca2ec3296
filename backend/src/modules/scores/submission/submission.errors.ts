import { AppError, validationFailed } from '../../../core/errors/app-error.js';

export const playsOnly = () => new AppError('plays_only', 'This game accepts scores from play sessions only.');

export const nobodyScores = () => new AppError('unauthorized', 'Send your API key, or log in.');

/** What only a play token may send along. */
export const notOfAPlay = (properties: string[]) =>
  validationFailed(Object.fromEntries(properties.map((name) => [name, [`${name} needs a play token`]])));

export const idempotencyMismatch = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another score.');

export const batchMismatch = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another batch.');
