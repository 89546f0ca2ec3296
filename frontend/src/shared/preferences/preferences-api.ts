import { LANGUAGES, THEMES, type Preferences } from '@gamegeek/contracts/preferences/preferences.js';
import type { PreferencesDto } from '@gamegeek/contracts/preferences/preferences.dto.js';
import { request } from '../api/api-client.js';
import { isBoolean, oneOf, shape } from '../api/shape.js';

const isPreferences = shape<Preferences>({
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  email_notifications: isBoolean,
  game_invites: isBoolean,
  weekly_digest: isBoolean,
  notify_overtaken: isBoolean,
  notify_comments: isBoolean,
  notify_achievements: isBoolean,
  notify_weekly_results: isBoolean,
});

/** Fields that are not sent stay. */
export type PreferenceChanges = Pick<PreferencesDto, keyof Preferences>;

export function getPreferences(): Promise<Preferences> {
  return request('/api/user/preferences', { answer: isPreferences });
}

/** Returns all preferences after the change. */
export function putPreferences(changes: PreferenceChanges): Promise<Preferences> {
  return request('/api/user/preferences', { method: 'PUT', body: changes, answer: isPreferences });
}
