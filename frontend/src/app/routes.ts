import type { PageName } from '@gamegeek/contracts/site/pages.js';
import type { ComponentType } from 'react';
import type { Namespace } from '#shared/i18n/i18n.js';

export type RouteName = PageName | 'notFound';

interface Route {
  /** Loads the chunk of the page. Its default export is the component. */
  page: () => Promise<{ default: ComponentType }>;
  /** The namespaces that it shows besides those of the whole site. They are loaded with its code, and preloaded. */
  texts?: readonly Namespace[];
}

/** What each page of the site is made of; its address, title and description are in `PAGES` of the contracts. */
export const ROUTES: Record<RouteName, Route> = {
  home: { page: () => import('#routes/home.js') },
  models: { page: () => import('#routes/models.js'), texts: ['models'] },
  model: { page: () => import('#routes/model.js'), texts: ['models', 'games'] },
  games: { page: () => import('#routes/games.js'), texts: ['games'] },
  game: { page: () => import('#routes/game.js'), texts: ['games', 'play'] },
  leaderboard: {
    page: () => import('#routes/leaderboard.js'),
    texts: ['weeks', 'boards', 'games', 'activity', 'trending'],
  },
  week: { page: () => import('#routes/week.js'), texts: ['weeks', 'games'] },
  daily: { page: () => import('#routes/daily.js'), texts: ['daily'] },
  player: { page: () => import('#routes/player.js'), texts: ['players'] },
  about: { page: () => import('#routes/about.js'), texts: ['about', 'staticPages'] },
  faq: { page: () => import('#routes/faq.js'), texts: ['faq', 'staticPages'] },
  helpCenter: { page: () => import('#routes/help-center.js'), texts: ['helpCenter', 'staticPages'] },
  apiDocumentation: { page: () => import('#routes/api-documentation.js'), texts: ['apiDocumentation', 'developers'] },
  apiReference: { page: () => import('#routes/api-reference.js'), texts: ['apiReference', 'developers'] },
  terms: { page: () => import('#routes/terms.js'), texts: ['terms', 'staticPages'] },
  privacy: { page: () => import('#routes/privacy.js'), texts: ['privacy', 'staticPages'] },
  auth: { page: () => import('#routes/auth.js'), texts: ['emailLinks'] },
  login: { page: () => import('#routes/login.js') },
  newsletter: { page: () => import('#routes/newsletter.js') },
  // Notices name achievements.
  inbox: { page: () => import('#routes/inbox.js'), texts: ['inbox', 'people', 'players'] },
  unsubscribe: { page: () => import('#routes/unsubscribe.js'), texts: ['inbox'] },
  profile: { page: () => import('#routes/profile.js'), texts: ['account', 'players', 'play'] },
  apiKey: {
    page: () => import('#routes/api-key.js'),
    texts: ['apiKeys', 'apiDocumentation', 'developers', 'games'],
  },
  createModel: { page: () => import('#routes/create-model.js'), texts: ['authoring', 'authoringValidation'] },
  createVersion: { page: () => import('#routes/create-version.js'), texts: ['authoring', 'authoringValidation'] },
  submitGame: {
    page: () => import('#routes/submit-game.js'),
    texts: ['authoring', 'authoringValidation', 'builds'],
  },
  go: { page: () => import('#routes/go.js'), texts: ['games', 'play'] },
  play: { page: () => import('#routes/play.js'), texts: ['games', 'play'] },
  run: { page: () => import('#routes/run.js'), texts: ['runs'] },
  challenges: { page: () => import('#routes/challenges.js'), texts: ['runs'] },
  challenge: { page: () => import('#routes/challenge.js'), texts: ['runs'] },
  tv: { page: () => import('#routes/tv.js'), texts: ['runs'] },
  connect: { page: () => import('#routes/connect.js'), texts: ['play'] },
  studio: { page: () => import('#routes/studio.js'), texts: ['authoring', 'people', 'studio'] },
  studioGame: { page: () => import('#routes/studio-game.js'), texts: ['authoring', 'people', 'studio'] },
  myGames: { page: () => import('#routes/to-studio.js') },
  editGame: { page: () => import('#routes/to-studio.js') },
  gameScores: { page: () => import('#routes/to-studio.js') },
  moderation: { page: () => import('#routes/moderation.js'), texts: ['moderation', 'moderationValidation'] },
  notFound: { page: () => import('#routes/not-found.js') },
};
