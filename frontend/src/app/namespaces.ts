import type { NamespaceFiles } from '#shared/i18n/i18n.js';

/**
 * The namespaces of the texts, a file per language: `useTranslation('games')` reads one, and `loadTexts('games')` loads it
 * with the page that shows it. Pages of prose are Markdown (content/compile-prose.ts). Validation messages are written in English in their DTO classes and need no English file.
 */
export const NAMESPACES = {
  common: {
    en: () => import('#shared/i18n/locales/common.en.js'),
    es: () => import('#shared/i18n/locales/common.es.js'),
    fr: () => import('#shared/i18n/locales/common.fr.js'),
    de: () => import('#shared/i18n/locales/common.de.js'),
  },
  validation: {
    es: () => import('#shared/i18n/locales/validation.es.js'),
    fr: () => import('#shared/i18n/locales/validation.fr.js'),
    de: () => import('#shared/i18n/locales/validation.de.js'),
  },
  about: {
    en: () => import('#content/about.en.md'),
    es: () => import('#content/about.es.md'),
    fr: () => import('#content/about.fr.md'),
    de: () => import('#content/about.de.md'),
  },
  activity: {
    en: () => import('#features/activity/i18n/activity.en.js'),
    es: () => import('#features/activity/i18n/activity.es.js'),
    fr: () => import('#features/activity/i18n/activity.fr.js'),
    de: () => import('#features/activity/i18n/activity.de.js'),
  },
  apiDocumentation: {
    en: () => import('#content/api-documentation.en.md'),
    es: () => import('#content/api-documentation.es.md'),
    fr: () => import('#content/api-documentation.fr.md'),
    de: () => import('#content/api-documentation.de.md'),
  },
  apiKeys: {
    en: () => import('#features/developers/i18n/api-keys.en.js'),
    es: () => import('#features/developers/i18n/api-keys.es.js'),
    fr: () => import('#features/developers/i18n/api-keys.fr.js'),
    de: () => import('#features/developers/i18n/api-keys.de.js'),
  },
  apiReference: {
    en: () => import('#features/developers/i18n/api-reference.en.js'),
    es: () => import('#features/developers/i18n/api-reference.es.js'),
    fr: () => import('#features/developers/i18n/api-reference.fr.js'),
    de: () => import('#features/developers/i18n/api-reference.de.js'),
  },
  authoring: {
    en: () => import('#features/authoring/i18n/authoring.en.js'),
    es: () => import('#features/authoring/i18n/authoring.es.js'),
    fr: () => import('#features/authoring/i18n/authoring.fr.js'),
    de: () => import('#features/authoring/i18n/authoring.de.js'),
  },
  authoringValidation: {
    es: () => import('#features/authoring/i18n/authoring-validation.es.js'),
    fr: () => import('#features/authoring/i18n/authoring-validation.fr.js'),
    de: () => import('#features/authoring/i18n/authoring-validation.de.js'),
  },
  comments: {
    en: () => import('#features/comments/i18n/comments.en.js'),
    es: () => import('#features/comments/i18n/comments.es.js'),
    fr: () => import('#features/comments/i18n/comments.fr.js'),
    de: () => import('#features/comments/i18n/comments.de.js'),
  },
  commentsValidation: {
    es: () => import('#features/comments/i18n/comments-validation.es.js'),
    fr: () => import('#features/comments/i18n/comments-validation.fr.js'),
    de: () => import('#features/comments/i18n/comments-validation.de.js'),
  },
  developers: {
    en: () => import('#features/developers/i18n/developers.en.js'),
    es: () => import('#features/developers/i18n/developers.es.js'),
    fr: () => import('#features/developers/i18n/developers.fr.js'),
    de: () => import('#features/developers/i18n/developers.de.js'),
  },
  faq: {
    en: () => import('#content/faq.en.md'),
    es: () => import('#content/faq.es.md'),
    fr: () => import('#content/faq.fr.md'),
    de: () => import('#content/faq.de.md'),
  },
  emailLinks: {
    en: () => import('#features/auth/i18n/email-links.en.js'),
    es: () => import('#features/auth/i18n/email-links.es.js'),
    fr: () => import('#features/auth/i18n/email-links.fr.js'),
    de: () => import('#features/auth/i18n/email-links.de.js'),
  },
  games: {
    en: () => import('#features/games/i18n/games.en.js'),
    es: () => import('#features/games/i18n/games.es.js'),
    fr: () => import('#features/games/i18n/games.fr.js'),
    de: () => import('#features/games/i18n/games.de.js'),
  },
  gameScores: {
    en: () => import('#features/moderation/i18n/game-scores.en.js'),
    es: () => import('#features/moderation/i18n/game-scores.es.js'),
    fr: () => import('#features/moderation/i18n/game-scores.fr.js'),
    de: () => import('#features/moderation/i18n/game-scores.de.js'),
  },
  helpCenter: {
    en: () => import('#content/help-center.en.md'),
    es: () => import('#content/help-center.es.md'),
    fr: () => import('#content/help-center.fr.md'),
    de: () => import('#content/help-center.de.md'),
  },
  home: {
    en: () => import('#features/home/i18n/home.en.js'),
    es: () => import('#features/home/i18n/home.es.js'),
    fr: () => import('#features/home/i18n/home.fr.js'),
    de: () => import('#features/home/i18n/home.de.js'),
  },
  inbox: {
    en: () => import('#features/inbox/i18n/inbox.en.js'),
    es: () => import('#features/inbox/i18n/inbox.es.js'),
    fr: () => import('#features/inbox/i18n/inbox.fr.js'),
    de: () => import('#features/inbox/i18n/inbox.de.js'),
  },
  models: {
    en: () => import('#features/models/i18n/models.en.js'),
    es: () => import('#features/models/i18n/models.es.js'),
    fr: () => import('#features/models/i18n/models.fr.js'),
    de: () => import('#features/models/i18n/models.de.js'),
  },
  moderation: {
    en: () => import('#features/moderation/i18n/moderation.en.js'),
    es: () => import('#features/moderation/i18n/moderation.es.js'),
    fr: () => import('#features/moderation/i18n/moderation.fr.js'),
    de: () => import('#features/moderation/i18n/moderation.de.js'),
  },
  moderationValidation: {
    es: () => import('#features/moderation/i18n/moderation-validation.es.js'),
    fr: () => import('#features/moderation/i18n/moderation-validation.fr.js'),
    de: () => import('#features/moderation/i18n/moderation-validation.de.js'),
  },
  play: {
    en: () => import('#features/play/i18n/play.en.js'),
    es: () => import('#features/play/i18n/play.es.js'),
    fr: () => import('#features/play/i18n/play.fr.js'),
    de: () => import('#features/play/i18n/play.de.js'),
  },
  privacy: {
    en: () => import('#content/privacy.en.md'),
    es: () => import('#content/privacy.es.md'),
    fr: () => import('#content/privacy.fr.md'),
    de: () => import('#content/privacy.de.md'),
  },
  profiles: {
    en: () => import('#features/profiles/i18n/profiles.en.js'),
    es: () => import('#features/profiles/i18n/profiles.es.js'),
    fr: () => import('#features/profiles/i18n/profiles.fr.js'),
    de: () => import('#features/profiles/i18n/profiles.de.js'),
  },
  ratings: {
    en: () => import('#features/ratings/i18n/ratings.en.js'),
    es: () => import('#features/ratings/i18n/ratings.es.js'),
    fr: () => import('#features/ratings/i18n/ratings.fr.js'),
    de: () => import('#features/ratings/i18n/ratings.de.js'),
  },
  report: {
    en: () => import('#features/moderation/i18n/report.en.js'),
    es: () => import('#features/moderation/i18n/report.es.js'),
    fr: () => import('#features/moderation/i18n/report.fr.js'),
    de: () => import('#features/moderation/i18n/report.de.js'),
  },
  search: {
    en: () => import('#features/search/i18n/search.en.js'),
    es: () => import('#features/search/i18n/search.es.js'),
    fr: () => import('#features/search/i18n/search.fr.js'),
    de: () => import('#features/search/i18n/search.de.js'),
  },
  staticPages: {
    en: () => import('#features/static-pages/i18n/static-pages.en.js'),
    es: () => import('#features/static-pages/i18n/static-pages.es.js'),
    fr: () => import('#features/static-pages/i18n/static-pages.fr.js'),
    de: () => import('#features/static-pages/i18n/static-pages.de.js'),
  },
  terms: {
    en: () => import('#content/terms.en.md'),
    es: () => import('#content/terms.es.md'),
    fr: () => import('#content/terms.fr.md'),
    de: () => import('#content/terms.de.md'),
  },
  trending: {
    en: () => import('#features/trending/i18n/trending.en.js'),
    es: () => import('#features/trending/i18n/trending.es.js'),
    fr: () => import('#features/trending/i18n/trending.fr.js'),
    de: () => import('#features/trending/i18n/trending.de.js'),
  },
  weeks: {
    en: () => import('#features/scores/i18n/weeks.en.js'),
    es: () => import('#features/scores/i18n/weeks.es.js'),
    fr: () => import('#features/scores/i18n/weeks.fr.js'),
    de: () => import('#features/scores/i18n/weeks.de.js'),
  },
} satisfies NamespaceFiles;

type TextsOf<F> = F extends { en: () => Promise<{ en: infer T }> } ? T : Record<string, string>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
    resources: { [N in keyof typeof NAMESPACES]: TextsOf<(typeof NAMESPACES)[N]> };
  }
}
