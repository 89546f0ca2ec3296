import { LANGUAGES, THEMES } from '@gamegeek/contracts/preferences/preferences.js';
import { flag, named, object } from '../../../core/openapi/schemas.js';

export const PREFERENCES = named(
  'Preferences',
  object({
    language: { type: 'string', enum: [...LANGUAGES] },
    theme: { type: 'string', enum: [...THEMES] },
    email_notifications: flag,
    game_invites: flag,
    weekly_digest: flag,
    notify_overtaken: flag,
    notify_comments: flag,
    notify_achievements: flag,
    notify_weekly_results: flag,
  }),
);
