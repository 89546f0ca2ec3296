import { ApiError } from '#shared/api/api-error.js';

/** Whether an error concerns the code itself, so that retrying would not help. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && ['not_found', 'code_expired', 'code_used', 'blocked'].includes(error.code);
}
