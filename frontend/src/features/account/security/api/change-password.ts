import type { ChangePasswordDto } from '@gamegeek/contracts/auth/security.dto.js';
import { nothing, request } from '#shared/api/api-client.js';

/** Ends all other sessions and cancels a pending address as well. */
export function changePassword(body: ChangePasswordDto): Promise<undefined> {
  return request('/api/auth/change-password', { method: 'POST', body, answer: nothing });
}
