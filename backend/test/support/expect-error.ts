import { expect } from '@jest/globals';
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
} from '@gamegeek/contracts/errors/error-codes.js';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KNOWN = new Set(['statusCode', 'code', 'message', 'error', 'fields', 'requestId']);

/** That an answer is this error, in exactly the shape of CONTRACT section 1. Answers its body. */
export function expectError(answer: Answer, code: ErrorCode, fields?: FieldErrors): ErrorBody {
  const body = expectErrorShape(answer);
  expect({ code: body.code, fields: body.fields }).toEqual({ code, fields });
  return body;
}

export function expectErrorShape({ status, headers, body }: Answer): ErrorBody {
  const error = body as ErrorBody;
  expect(Object.keys(error).filter((key) => !KNOWN.has(key))).toEqual([]);
  expect(Object.keys(ERROR_STATUS)).toContain(error.code);
  expect(error.statusCode).toBe(status);
  expect(ERROR_STATUS[error.code]).toBe(status);
  expect(error.message).toMatch(/^[\p{L}_].+$/u);
  expect(error.error).toBe(error.message);
  expect(error.requestId).toMatch(UUID);
  expect(headers['x-request-id']).toBe(error.requestId);
  for (const sentences of Object.values(error.fields ?? {})) expect(sentences.length).toBeGreaterThan(0);
  return error;
}
