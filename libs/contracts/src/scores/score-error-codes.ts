import type { ErrorCode } from '../errors/error-codes.js';

/**
 * Every code that POST /api/scores and /api/scores/batch can answer, for the whole request or for one item. The key page
 * explains each; a test provokes them.
 */
export const SCORE_ERROR_CODES = [
  'malformed_json',
  'validation_failed',
  'unauthorized',
  'api_key_invalid',
  'forbidden_origin',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_mismatch',
  'rate_limited',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

export type ScoreErrorCode = (typeof SCORE_ERROR_CODES)[number];
