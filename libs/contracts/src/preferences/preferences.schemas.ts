import * as v from 'valibot';
import { LANGUAGES, THEMES } from './preferences.js';

/** GET /api/user/preferences. */
export const preferencesSchema = v.object({
  language: v.picklist(LANGUAGES),
  theme: v.picklist(THEMES),
  email_notifications: v.boolean(),
  game_invites: v.boolean(),
  weekly_digest: v.boolean(),
  /** The figures of own games by email, once a week. */
  maker_digest: v.boolean(),
  /** An email when a streak of dailies ends today. */
  daily_reminder: v.boolean(),
  /** Kinds of notices, in the inbox and by email. */
  notify_overtaken: v.boolean(),
  notify_comments: v.boolean(),
  notify_achievements: v.boolean(),
  notify_weekly_results: v.boolean(),
  notify_followed: v.boolean(),
  /** Others may watch runs in games of the arcade while they are played. */
  share_runs: v.boolean(),
});
export type Preferences = v.InferOutput<typeof preferencesSchema>;

/** A text in every language of the site. */
export const translatedSchema = v.object({ en: v.string(), es: v.string(), fr: v.string(), de: v.string() });
