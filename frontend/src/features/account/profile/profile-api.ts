import type { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import { type SavedProfile, savedProfileSchema } from '#features/account/account.schemas.js';
import { accepted, nothing, request } from '#shared/api/api-client.js';

/** Undefined fields are not sent and stay. */
export function updateProfile({ username, email, current_password, totp }: ProfileDto): Promise<SavedProfile> {
  const body = { username, email, current_password, totp };
  return request('/api/user/profile', { method: 'PUT', body, answer: savedProfileSchema });
}

export function cancelEmailChange(): Promise<undefined> {
  return request('/api/user/pending-email', { method: 'DELETE', answer: nothing });
}

/** Resends the link to the pending address. */
export function resendEmailChange(): Promise<object | undefined> {
  return request('/api/user/pending-email/resend', { method: 'POST', answer: accepted });
}

interface Proof {
  password: string;
  /** With two-factor authentication: the six digits, or a recovery code. */
  totp?: string;
}

export function deleteAccount({ password, totp }: Proof): Promise<undefined> {
  return request('/api/user/delete', {
    method: 'POST',
    body: { password, ...(totp ? { totp } : {}) },
    answer: nothing,
  });
}
