/**
 * All error codes with their HTTP statuses (docs/api.md, section 1). Codes are stable: clients branch on them and
 * translate by them, never by the message.
 */
export const ERROR_STATUS = {
  malformed_json: 400,
  validation_failed: 400,
  token_invalid: 400,
  out_of_range: 400,
  too_fast: 400,
  not_reproduced: 400,
  round_required: 400,
  round_invalid: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  totp_required: 401,
  api_key_invalid: 401,
  play_token_invalid: 401,
  play_token_expired: 401,
  forbidden: 403,
  forbidden_origin: 403,
  wrong_game: 403,
  plays_only: 403,
  blocked: 403,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  ticket_used: 409,
  secret_unreadable: 409,
  session_over: 410,
  code_expired: 410,
  code_used: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  expectation_failed: 417,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages for each invalid property. */
export type FieldErrors = Record<string, string[]>;

/** The body of every error answer. `message` and `error` are the same. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  error: string;
  fields?: FieldErrors;
  requestId: string;
}
