import type { Preferences } from './preferences.schemas.js';

/** Languages of the site (docs/product.md, section 9). */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en',
  theme: 'dark',
  email_notifications: true,
  game_invites: true,
  weekly_digest: true,
  maker_digest: false,
  daily_reminder: false,
  notify_overtaken: true,
  notify_comments: true,
  notify_achievements: true,
  notify_weekly_results: true,
  notify_followed: true,
  share_runs: true,
};
