import activity from '#features/activity/activity.texts.js';
import emailLinks from '#features/auth/email-links.texts.js';
import authoringValidation from '#features/authoring/authoring-validation.texts.js';
import authoring from '#features/authoring/authoring.texts.js';
import ownBoards from '#features/authoring/boards/own-boards.texts.js';
import builds from '#features/authoring/builds/builds.texts.js';
import people from '#features/authoring/people/people.texts.js';
import commentsValidation from '#features/comments/comments-validation.texts.js';
import comments from '#features/comments/comments.texts.js';
import daily from '#features/daily/daily.texts.js';
import apiKeys from '#features/developers/api-keys.texts.js';
import apiReference from '#features/developers/api-reference.texts.js';
import developers from '#features/developers/developers.texts.js';
import gameStats from '#features/game-stats/game-stats.texts.js';
import games from '#features/games/games.texts.js';
import home from '#features/home/home.texts.js';
import inbox from '#features/inbox/inbox.texts.js';
import models from '#features/models/models.texts.js';
import gameScores from '#features/moderation/game-scores.texts.js';
import moderationValidation from '#features/moderation/moderation-validation.texts.js';
import moderation from '#features/moderation/moderation.texts.js';
import report from '#features/moderation/report.texts.js';
import play from '#features/play/play.texts.js';
import runs from '#features/play/replay/runs.texts.js';
import account from '#features/account/account.texts.js';
import players from '#features/players/players.texts.js';
import ratings from '#features/ratings/ratings.texts.js';
import boards from '#features/scores/boards.texts.js';
import weeks from '#features/scores/weeks.texts.js';
import search from '#features/search/search.texts.js';
import staticPages from '#features/static-pages/static-pages.texts.js';
import studio from '#features/studio/studio.texts.js';
import trending from '#features/trending/trending.texts.js';
import common from '#shared/i18n/common.texts.js';
import validation from '#shared/i18n/validation.texts.js';
import type { NamespaceFiles } from '#shared/i18n/i18n.js';

/**
 * The namespaces of the texts: `useTranslation('games')` reads one, and common after it; `loadTexts('games')` loads it
 * with the page that shows it. Pages of prose are Markdown (content/compile-prose.ts).
 */
export const NAMESPACES = {
  common,
  validation,
  about: {
    en: () => import('#content/about.en.md'),
    es: () => import('#content/about.es.md'),
    fr: () => import('#content/about.fr.md'),
    de: () => import('#content/about.de.md'),
  },
  account,
  activity,
  apiDocumentation: {
    en: () => import('#content/api-documentation.en.md'),
    es: () => import('#content/api-documentation.es.md'),
    fr: () => import('#content/api-documentation.fr.md'),
    de: () => import('#content/api-documentation.de.md'),
  },
  apiKeys,
  apiReference,
  authoring,
  authoringValidation,
  boards,
  builds,
  ownBoards,
  people,
  comments,
  commentsValidation,
  daily,
  developers,
  faq: {
    en: () => import('#content/faq.en.md'),
    es: () => import('#content/faq.es.md'),
    fr: () => import('#content/faq.fr.md'),
    de: () => import('#content/faq.de.md'),
  },
  emailLinks,
  games,
  gameScores,
  gameStats,
  helpCenter: {
    en: () => import('#content/help-center.en.md'),
    es: () => import('#content/help-center.es.md'),
    fr: () => import('#content/help-center.fr.md'),
    de: () => import('#content/help-center.de.md'),
  },
  home,
  inbox,
  models,
  moderation,
  moderationValidation,
  play,
  players,
  privacy: {
    en: () => import('#content/privacy.en.md'),
    es: () => import('#content/privacy.es.md'),
    fr: () => import('#content/privacy.fr.md'),
    de: () => import('#content/privacy.de.md'),
  },
  ratings,
  report,
  runs,
  search,
  staticPages,
  studio,
  terms: {
    en: () => import('#content/terms.en.md'),
    es: () => import('#content/terms.es.md'),
    fr: () => import('#content/terms.fr.md'),
    de: () => import('#content/terms.de.md'),
  },
  trending,
  weeks,
} satisfies NamespaceFiles;

type TextsOf<F> = F extends { en: () => Promise<{ default: infer T }> } ? T : Record<string, string>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
    resources: { [N in keyof typeof NAMESPACES]: TextsOf<(typeof NAMESPACES)[N]> };
  }
}
