import { preferencesSchema, type Preferences } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import type { PreferencesDto } from '@gamegeek/contracts/preferences/preferences.dto.js';
import { request } from '../api/api-client.js';

/** Fields that are not sent stay. */
export type PreferenceChanges = Pick<PreferencesDto, keyof Preferences>;

export function getPreferences(): Promise<Preferences> {
  return request('/api/user/preferences', { answer: preferencesSchema });
}

/** Returns all preferences after the change. */
export function putPreferences(changes: PreferenceChanges): Promise<Preferences> {
  return request('/api/user/preferences', { method: 'PUT', body: changes, answer: preferencesSchema });
}
