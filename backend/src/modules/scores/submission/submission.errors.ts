import type { IncomingMessage } from 'node:http';
import type { SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { API_KEY_PREFIX } from '../../auth/shared/api-key-format.js';
import { AppError, validationFailed } from '../../../core/errors/app-error.js';

export const playsOnly = () => new AppError('plays_only', 'This game accepts scores from play sessions only.');

export const notYourKey = () =>
  new AppError(
    'not_your_key',
    'This game accepts only the key of its creator. Send the scores of players by play session, with the SDK (/sdk/v1.js) or a connect code.',
  );

export const listedAlready = () =>
  new AppError(
    'insufficient_scope',
    'This game is listed, and a test score would be on its public board. Agents send scores to drafts only.',
  );

/** Says where the key belongs if the request has one where it is not read. */
export function notAuthenticated({ headers, url = '' }: IncomingMessage): AppError {
  if (
    headers.authorization?.includes(API_KEY_PREFIX) &&
    !headers.authorization.startsWith(`Bearer ${API_KEY_PREFIX}`)
  ) {
    return new AppError('unauthorized', 'Write the header as "Authorization: Bearer gg_…".');
  }
  const header = Object.keys(headers).find((name) => isKeyHeader(name, headers[name]));
  if (header !== undefined) return elsewhere(`the header ${header}`);
  const query = new URLSearchParams(url.split('?', 2)[1]);
  return [...query].some(([name, value]) => KEY_NAMES.test(name) || value.startsWith(API_KEY_PREFIX))
    ? elsewhere('the address')
    : new AppError('unauthorized', 'Send your API key, or log in.');
}

const KEY_NAMES = /^(x-)?(gamegeek-)?api[-_]?key$/i;

const isKeyHeader = (name: string, value: unknown) =>
  KEY_NAMES.test(name) || (typeof value === 'string' && value.startsWith(API_KEY_PREFIX));

const elsewhere = (place: string) =>
  new AppError(
    'unauthorized',
    `Keys go into the Authorization header (Bearer gg_…) or into the body (apiKey), not into ${place}.`,
  );

/** Senders other than API keys and sessions send single scores only. */
export const noBatches = () =>
  new AppError('unauthorized', 'This token sends single scores only. Send your API key, or log in.');

/** Only requests with a play token may send them; they would be ignored silently. */
export const needsPlayToken = (sent: Pick<SubmitScoreDto, 'round' | 'details'>) => {
  const names = (['round', 'details'] as const).filter((name) => sent[name] !== undefined);
  return validationFailed(Object.fromEntries(names.map((name) => [name, [`${name} needs a play token`]])));
};

export const idempotencyMismatch = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another score.');

export const batchMismatch = () =>
  new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another batch.');
