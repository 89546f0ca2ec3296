import type { ErrorCode } from '../errors/error-codes.js';

/**
 * All error codes of POST /api/scores and /api/scores/batch, for the request or an item. The key page explains each; a
 * test provokes them.
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
  'play_token_invalid',
  'play_token_expired',
  'session_over',
  'wrong_game',
  'plays_only',
  'not_your_key',
  'blocked',
  'out_of_range',
  'too_fast',
  'round_required',
  'round_invalid',
  'not_reproduced',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

export type ScoreErrorCode = (typeof SCORE_ERROR_CODES)[number];
