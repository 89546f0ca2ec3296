import type { ProfileDto } from '@gamegeek/contracts/users/profile.dto.js';
import { request } from '../../../shared/api/api-client.js';
import { isSavedProfile, type SavedProfile } from '../profile.guards.js';

export function updateProfile({ username, email }: ProfileDto): Promise<SavedProfile> {
  return request('/api/user/profile', { method: 'PUT', body: { username, email }, answer: isSavedProfile });
}
