import { ApiError } from '../../../../shared/api/api-error.js';

/** Whether a refusal concerns the code itself: asking again would not help. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && ['not_found', 'code_expired', 'code_used', 'blocked'].includes(error.code);
}
