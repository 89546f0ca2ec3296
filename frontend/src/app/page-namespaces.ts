import type { PageName } from '@gamegeek/contracts/site/pages.js';
import type { Namespace } from '#shared/i18n/i18n.js';

/** The namespaces that a page shows, besides those of the whole site. They are loaded with its code, and preloaded. */
export const PAGE_NAMESPACES = {
  leaderboard: ['weeks', 'games', 'activity', 'trending'],
  week: ['weeks', 'games'],
  models: ['models'],
  model: ['models', 'games'],
  games: ['games'],
  game: ['games', 'play'],
  go: ['games', 'play'],
  play: ['games', 'play'],
  auth: ['emailLinks'],
  createModel: ['authoring', 'authoringValidation'],
  createVersion: ['authoring', 'authoringValidation'],
  submitGame: ['authoring', 'authoringValidation'],
  editGame: ['authoring', 'authoringValidation'],
  myGames: ['authoring', 'authoringValidation'],
  gameScores: ['gameScores', 'moderationValidation'],
  moderation: ['moderation', 'moderationValidation'],
  connect: ['play'],
  // Notices name achievements.
  inbox: ['inbox', 'profiles'],
  terms: ['terms'],
  privacy: ['privacy'],
  faq: ['faq'],
  helpCenter: ['helpCenter'],
  about: ['about'],
  apiDocumentation: ['apiDocumentation', 'apiErrors'],
  apiReference: ['apiReference', 'apiDocumentation', 'apiErrors'],
  apiKey: ['apiKeys', 'apiErrors', 'games'],
  unsubscribe: ['inbox'],
  profile: ['profiles', 'play'],
  player: ['profiles'],
} as const satisfies Partial<Record<PageName, readonly Namespace[]>>;
