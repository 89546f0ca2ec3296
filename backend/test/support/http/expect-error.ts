import { expect } from '@jest/globals';
import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import type { ErrorBody, FieldErrors } from '@gamegeek/contracts/errors/errors.schemas.js';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SENTENCE = /^[\p{L}_].+$/u;
const KNOWN = new Set(['statusCode', 'code', 'message', 'error', 'fields', 'reasons', 'requestId']);

/** Expects exactly this error in the standard format (docs/api.md, section 1). Returns its body. */
export function expectError(answer: Answer, code: ErrorCode, fields?: FieldErrors): ErrorBody {
  const body = expectErrorShape(answer);
  expect({ code: body.code, fields: body.fields }).toEqual({ code, fields });
  return body;
}

/** Compared as a whole, because hostile tests evaluate tens of thousands of answers. */
export function expectErrorShape({ status, headers, body }: Answer): ErrorBody {
  const error = body as ErrorBody;
  expect({
    unknown: Object.keys(error).filter((key) => !KNOWN.has(key)),
    statusCode: error.statusCode,
    statusOfItsCode: ERROR_STATUS[error.code],
    message: typeof error.message === 'string' && SENTENCE.test(error.message) ? 'a sentence' : error.message,
    error: error.error,
    requestId: typeof error.requestId === 'string' && UUID.test(error.requestId) ? 'a UUID' : error.requestId,
    requestIdOfHeader: headers['x-request-id'],
    fieldsWithoutSentence: Object.entries(error.fields ?? {}).filter(([, sentences]) => !(sentences.length > 0)),
  }).toEqual({
    unknown: [],
    statusCode: status,
    statusOfItsCode: status,
    message: 'a sentence',
    error: error.message,
    requestId: 'a UUID',
    requestIdOfHeader: error.requestId,
    fieldsWithoutSentence: [],
  });
  return error;
}
