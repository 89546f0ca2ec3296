import { describe, expect, it } from '@jest/globals';
import { ERROR_STATUS } from './error-codes.js';

describe('ERROR_STATUS', () => {
  it('has the documented statuses', () => {
    expect(ERROR_STATUS).toMatchObject({
      malformed_json: 400,
      validation_failed: 400,
      token_invalid: 400,
      unauthorized: 401,
      invalid_credentials: 401,
      totp_required: 401,
      api_key_invalid: 401,
      forbidden: 403,
      forbidden_origin: 403,
      not_found: 404,
      request_timeout: 408,
      conflict: 409,
      precondition_failed: 412,
      payload_too_large: 413,
      unsupported_media_type: 415,
      range_not_satisfiable: 416,
      expectation_failed: 417,
      idempotency_mismatch: 422,
      rate_limited: 429,
      unavailable: 503,
    });
  });

  it('has machine-readable codes with error statuses only', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status >= 400 && status < 600).toBe(true);
    }
  });
});
