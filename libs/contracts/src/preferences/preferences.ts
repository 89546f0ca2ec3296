/** Languages of the site (docs/product.md, section 9). */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** GET /api/user/preferences. */
export interface Preferences {
  language: Language;
  theme: Theme;
  email_notifications: boolean;
  game_invites: boolean;
  weekly_digest: boolean;
  /** Kinds of notices, in the inbox and by email. */
  notify_overtaken: boolean;
  notify_comments: boolean;
  notify_achievements: boolean;
  notify_weekly_results: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en',
  theme: 'dark',
  email_notifications: true,
  game_invites: true,
  weekly_digest: true,
  notify_overtaken: true,
  notify_comments: true,
  notify_achievements: true,
  notify_weekly_results: true,
};
