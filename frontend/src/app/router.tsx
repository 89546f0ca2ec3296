import { PAGES, type PageName, type SitePage } from '@gamegeek/contracts/site/pages.js';
import type { ComponentType, ReactNode } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { loadActivityTexts } from '../features/activity/i18n/activity-texts.js';
import { loadApiKeyTexts } from '../features/api-keys/i18n/api-keys-texts.js';
import { loadApiReferenceTexts } from '../features/api-reference/i18n/api-reference-texts.js';
import { LoginRedirect } from '../features/auth/pages/login.js';
import { ProtectedRoute } from '../features/auth/pages/protected-route.js';
import { loadAuthoringTexts } from '../features/authoring/i18n/authoring-texts.js';
import { loadGamesTexts } from '../features/games/i18n/games-texts.js';
import { loadInboxTexts } from '../features/inbox/i18n/inbox-texts.js';
import { loadModelsTexts } from '../features/models/i18n/models-texts.js';
import { loadModerationTexts } from '../features/moderation/i18n/moderation-texts.js';
import { loadPlayTexts } from '../features/play/i18n/play-texts.js';
import { loadProfileTexts } from '../features/profiles/i18n/profiles-texts.js';
import { loadWeeksTexts } from '../features/scores/i18n/weeks-texts.js';
import { aboutTexts } from '../features/static-pages/i18n/about/about-texts.js';
import { apiDocumentationTexts } from '../features/static-pages/i18n/api-documentation/api-documentation-texts.js';
import { faqTexts } from '../features/static-pages/i18n/faq/faq-texts.js';
import { helpCenterTexts } from '../features/static-pages/i18n/help-center/help-center-texts.js';
import { privacyTexts } from '../features/static-pages/i18n/privacy/privacy-texts.js';
import { termsTexts } from '../features/static-pages/i18n/terms/terms-texts.js';
import { loadTrendingTexts } from '../features/trending/i18n/trending-texts.js';
import { Shell } from './layout/shell/shell.js';
import { lazyPage, preload } from './lazy-page.js';

/** The component of each page. One chunk a page: each is loaded when somebody goes there. */
const COMPONENTS: Record<PageName, ComponentType> = {
  home: lazyPage(async () => (await import('../features/home/pages/home.js')).HomePage),
  auth: lazyPage(async () => (await import('../features/auth/pages/auth.js')).AuthPage),
  login: LoginRedirect,
  leaderboard: lazyPage(
    async () => (await import('../features/scores/pages/leaderboard.js')).LeaderboardPage,
    loadWeeksTexts,
    loadGamesTexts,
    loadActivityTexts,
    loadTrendingTexts,
  ),
  week: lazyPage(
    async () => (await import('../features/scores/pages/week.js')).WeekPage,
    loadWeeksTexts,
    loadGamesTexts,
  ),
  models: lazyPage(async () => (await import('../features/models/pages/models.js')).ModelsPage, loadModelsTexts),
  model: lazyPage(
    async () => (await import('../features/models/pages/model.js')).ModelPage,
    loadModelsTexts,
    loadGamesTexts,
  ),
  games: lazyPage(async () => (await import('../features/games/pages/games.js')).GamesPage, loadGamesTexts),
  game: lazyPage(async () => (await import('../features/games/pages/game.js')).GamePage, loadGamesTexts, loadPlayTexts),
  go: lazyPage(async () => (await import('../features/play/pages/go.js')).GoPage, loadGamesTexts, loadPlayTexts),
  play: lazyPage(async () => (await import('../features/play/pages/play.js')).PlayPage, loadGamesTexts, loadPlayTexts),
  createModel: lazyPage(
    async () => (await import('../features/authoring/pages/create-model.js')).CreateModelPage,
    loadAuthoringTexts,
  ),
  createVersion: lazyPage(
    async () => (await import('../features/authoring/pages/create-version.js')).CreateVersionPage,
    loadAuthoringTexts,
  ),
  submitGame: lazyPage(
    async () => (await import('../features/authoring/pages/submit-game.js')).SubmitGamePage,
    loadAuthoringTexts,
  ),
  editGame: lazyPage(
    async () => (await import('../features/authoring/pages/edit-game.js')).EditGamePage,
    loadAuthoringTexts,
  ),
  myGames: lazyPage(
    async () => (await import('../features/authoring/pages/my-games.js')).MyGamesPage,
    loadAuthoringTexts,
  ),
  moderation: lazyPage(
    async () => (await import('../features/moderation/pages/moderation.js')).ModerationPage,
    loadModerationTexts,
  ),
  connect: lazyPage(async () => (await import('../features/play/pages/connect.js')).ConnectPage, loadPlayTexts),
  inbox: lazyPage(
    async () => (await import('../features/inbox/pages/inbox.js')).InboxPage,
    loadInboxTexts,
    // It names achievements as profiles do.
    loadProfileTexts,
  ),
  terms: lazyPage(
    async () => (await import('../features/static-pages/pages/terms.js')).TermsPage,
    () => termsTexts.preload(),
  ),
  privacy: lazyPage(
    async () => (await import('../features/static-pages/pages/privacy.js')).PrivacyPage,
    () => privacyTexts.preload(),
  ),
  faq: lazyPage(
    async () => (await import('../features/static-pages/pages/faq.js')).FaqPage,
    () => faqTexts.preload(),
  ),
  helpCenter: lazyPage(
    async () => (await import('../features/static-pages/pages/help-center.js')).HelpCenterPage,
    () => helpCenterTexts.preload(),
  ),
  about: lazyPage(
    async () => (await import('../features/static-pages/pages/about.js')).AboutPage,
    () => aboutTexts.preload(),
  ),
  apiDocumentation: lazyPage(
    async () => (await import('../features/static-pages/pages/api-documentation.js')).ApiDocumentationPage,
    () => apiDocumentationTexts.preload(),
  ),
  apiReference: lazyPage(
    async () => (await import('../features/api-reference/pages/api-reference.js')).ApiReferencePage,
    loadApiReferenceTexts,
    // It tells of errors as the handbook does.
    () => apiDocumentationTexts.preload(),
  ),
  apiKey: lazyPage(async () => (await import('../features/api-keys/pages/api-key.js')).ApiKeyPage, loadApiKeyTexts),
  newsletter: lazyPage(async () => (await import('../features/newsletter/pages/newsletter.js')).NewsletterPage),
  unsubscribe: lazyPage(
    async () => (await import('../features/inbox/pages/unsubscribe.js')).UnsubscribePage,
    loadInboxTexts,
  ),
  profile: lazyPage(
    async () => (await import('../features/profiles/pages/profile.js')).ProfilePage,
    loadProfileTexts,
    loadPlayTexts,
  ),
  player: lazyPage(
    async () => (await import('../features/profiles/pages/player.js')).PublicProfilePage,
    loadProfileTexts,
  ),
};
const NotFoundPage = lazyPage(async () => (await import('../features/static-pages/pages/not-found.js')).NotFoundPage);

function routesOf(isWanted: (page: SitePage) => boolean): RouteObject[] {
  return Object.entries<SitePage>(PAGES)
    .filter(([, page]) => isWanted(page))
    .map(([name, { path }]) => {
      const Page = COMPONENTS[name as PageName];
      return { path, element: <Page /> };
    });
}

const ROUTES: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      ...routesOf(({ signedIn }) => !signedIn),
      { element: <ProtectedRoute />, children: routesOf(({ signedIn }) => signedIn === true) },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Asks for a page's chunk ahead of its render: the first one loads beside the texts, not after them. */
export async function preloadPage(pathname: string): Promise<void> {
  await preload(matchRoutes(ROUTES, pathname)?.at(-1)?.route.element);
}

export function AppRoutes(): ReactNode {
  return useRoutes(ROUTES);
}
