import { AppError, notFound, validationFailed } from '../../core/errors/app-error.js';

/** The game does not exist, or its maker has hidden it. */
export const gameNotPlayable = () => notFound('This game');

export const nobodyScores = () => new AppError('unauthorized', 'Send your API key, or log in.');

/** What only a play token may send along. */
export const notOfAPlay = (properties: string[]) =>
  validationFailed(Object.fromEntries(properties.map((name) => [name, [`${name} needs a play token`]])));

export const idempotencyMismatch = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another score.');

export const batchMismatch = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another batch.');
