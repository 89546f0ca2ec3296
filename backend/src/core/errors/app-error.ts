import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import type { ErrorReason, FieldErrors } from '@gamegeek/contracts/errors/errors.schemas.js';

interface Details {
  fields?: FieldErrors;
  reasons?: ErrorReason[];
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfter?: number;
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * An error answer with a stable code and a message for users. Any other exception is a bug and answered as `internal`,
 * without its message.
 */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.status = ERROR_STATUS[code];
  }
}

export const validationFailed = (fields: FieldErrors) =>
  new AppError('validation_failed', Object.values(fields).flat()[0] ?? 'The request is not valid.', { fields });

export const malformedJson = () => new AppError('malformed_json', 'The request body is not valid JSON.');

export const malformedRequest = (message: string) => new AppError('malformed_json', message);

/** The rest of a request did not come in time. */
export const requestTimeout = () =>
  new AppError('request_timeout', 'The request did not arrive completely in time. Please send it again.');

/** A link of an email that is used, expired or invalid. */
export const tokenInvalid = () => new AppError('token_invalid', 'This link is no longer valid.');

export const unauthorized = (message = 'Please log in.') => new AppError('unauthorized', message);

export const forbidden = (message = 'You may not do this.') => new AppError('forbidden', message);

export const notFound = (thing = 'This') => new AppError('not_found', `${thing} does not exist.`);

export const conflict = (fields: FieldErrors) =>
  new AppError('conflict', Object.values(fields).flat()[0] ?? 'This exists already.', { fields });

/** @param most in bytes */
export const payloadTooLarge = (what: 'body' | 'head', most: number, sent?: number) =>
  new AppError(
    'payload_too_large',
    sent === undefined || sent <= most
      ? `The ${what} of the request is too large: at most ${inUnits(most)} are accepted.`
      : `The ${what} of the request has ${inUnits(sent)}; at most ${inUnits(most)} are accepted.`,
  );

/** Rounded up, so that a size above a limit never reads as the limit. */
const inUnits = (bytes: number) =>
  bytes < 1024 ** 2 ? `${tenths(bytes / 1024)} kB` : `${tenths(bytes / 1024 ** 2)} MB`;

const tenths = (value: number) => Math.ceil(value * 10) / 10;

export const unsupportedMediaType = (message = 'Send the body as application/json.') =>
  new AppError('unsupported_media_type', message);

export const rateLimited = (retryAfter: number, headers?: Record<string, string>) =>
  new AppError('rate_limited', `Too many requests. Please try again in ${retryAfter} s.`, { retryAfter, headers });

export const internalError = () => new AppError('internal', 'Something went wrong on our side. Please try again.');

export const unavailable = (cause?: unknown) =>
  new AppError('unavailable', 'The service is not available right now. Please try again in a moment.', {
    retryAfter: 2,
    cause,
  });
