import type { ResetPasswordDto } from '@gamegeek/contracts/auth/email-link.dto.js';
import { nothing, request } from '#shared/api/api-client.js';

/** Ends all sessions of the account. */
export function resetPassword({ token, password }: ResetPasswordDto): Promise<undefined> {
  return request('/api/auth/reset-password', { method: 'POST', body: { token, password }, answer: nothing });
}
