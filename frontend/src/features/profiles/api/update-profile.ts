import type { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import { isNothing, request } from '../../../shared/api/api-client.js';
import { isAccepted } from '../../../shared/api/is-accepted.js';
import { isSavedProfile, type SavedProfile } from '../profiles.guards.js';

/** Undefined fields are not sent and stay. */
export function updateProfile({ username, email, current_password, totp }: ProfileDto): Promise<SavedProfile> {
  const body = { username, email, current_password, totp };
  return request('/api/user/profile', { method: 'PUT', body, answer: isSavedProfile });
}

export function cancelEmailChange(): Promise<undefined> {
  return request('/api/user/pending-email', { method: 'DELETE', answer: isNothing });
}

/** Resends the link to the pending address. */
export function resendEmailChange(): Promise<object | undefined> {
  return request('/api/user/pending-email/resend', { method: 'POST', answer: isAccepted });
}
