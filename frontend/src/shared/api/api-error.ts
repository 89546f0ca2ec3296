import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import type { FieldErrors } from '@gamegeek/contracts/errors/errors.schemas.js';
import { isRecord } from '../is-record.js';

/** The codes of the contract, and those of the two failures that have no error body. */
export type ClientErrorCode = ErrorCode | 'network' | 'invalid_answer';

/** The error of every request. Users see a text found by `code`; `message` is for logs and unknown codes. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ClientErrorCode,
    message: string,
    readonly status = 0,
    readonly fields: FieldErrors = {},
    /** The server's `Retry-After`; 0 without it. */
    readonly waitMs = 0,
  ) {
    super(message);
  }
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}

function codeOfStatus(status: number): ErrorCode {
  const known: Partial<Record<number, ErrorCode>> = {
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not_found',
    409: 'conflict',
    413: 'payload_too_large',
    429: 'rate_limited',
    503: 'unavailable',
  };
  return known[status] ?? (status >= 500 ? 'internal' : 'validation_failed');
}

const areSentences = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function readFields(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((field): field is [string, string[]] => areSentences(field[1])),
  );
}

function codeOf(code: unknown, status: number, fields: FieldErrors): ErrorCode {
  // A link truncated by a mail program is as invalid as a used one; the user cannot correct the field.
  if (code === 'validation_failed' && fields.token) return 'token_invalid';
  return isErrorCode(code) ? code : codeOfStatus(status);
}

const waitOf = (headers: Headers): number => (Number(headers.get('Retry-After')) || 0) * 1_000;

/**
 * Parses an error body (docs/api.md, section 1). Any other error was made on the way: one that blames the request says
 * nothing about it, so it counts as a lost connection.
 */
export function errorFromAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError {
  const waitMs = waitOf(headers);
  if (!isRecord(body) || body.statusCode !== status || typeof body.code !== 'string') {
    const message = `HTTP error! status: ${status}`;
    return status < 500
      ? new ApiError('network', message, 0, {}, waitMs)
      : new ApiError(codeOfStatus(status), message, status, {}, waitMs);
  }
  const message = typeof body.message === 'string' ? body.message : `HTTP error! status: ${status}`;
  const fields = readFields(body.fields);
  return new ApiError(codeOf(body.code, status, fields), message, status, fields, waitMs);
}
