import { PAGES, type PageName, type SitePage } from '@gamegeek/contracts/site/pages.js';
import type { ComponentType, ReactNode } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { LoginRedirect } from '#routes/login.js';
import { ProtectedRoute } from '#features/auth/components/protected-route.js';
import { Shell } from './layout/shell/shell.js';
import { AdminRoute } from './admin-route.js';
import { lazyPage, preload } from './lazy-page.js';
import { PAGE_NAMESPACES } from './page-namespaces.js';

/** The component of each page, one chunk per page. */
const COMPONENTS: Record<PageName, ComponentType> = {
  home: lazyPage(async () => (await import('#routes/home.js')).HomePage),
  auth: lazyPage(async () => (await import('#routes/auth.js')).AuthPage, PAGE_NAMESPACES.auth),
  login: LoginRedirect,
  leaderboard: lazyPage(
    async () => (await import('#routes/leaderboard.js')).LeaderboardPage,
    PAGE_NAMESPACES.leaderboard,
  ),
  week: lazyPage(async () => (await import('#routes/week.js')).WeekPage, PAGE_NAMESPACES.week),
  models: lazyPage(async () => (await import('#routes/models.js')).ModelsPage, PAGE_NAMESPACES.models),
  model: lazyPage(async () => (await import('#routes/model.js')).ModelPage, PAGE_NAMESPACES.model),
  games: lazyPage(async () => (await import('#routes/games.js')).GamesPage, PAGE_NAMESPACES.games),
  game: lazyPage(async () => (await import('#routes/game.js')).GamePage, PAGE_NAMESPACES.game),
  go: lazyPage(async () => (await import('#routes/go.js')).GoPage, PAGE_NAMESPACES.go),
  play: lazyPage(async () => (await import('#routes/play.js')).PlayPage, PAGE_NAMESPACES.play),
  createModel: lazyPage(
    async () => (await import('#routes/create-model.js')).CreateModelPage,
    PAGE_NAMESPACES.createModel,
  ),
  createVersion: lazyPage(
    async () => (await import('#routes/create-version.js')).CreateVersionPage,
    PAGE_NAMESPACES.createVersion,
  ),
  submitGame: lazyPage(async () => (await import('#routes/submit-game.js')).SubmitGamePage, PAGE_NAMESPACES.submitGame),
  editGame: lazyPage(async () => (await import('#routes/edit-game.js')).EditGamePage, PAGE_NAMESPACES.editGame),
  myGames: lazyPage(async () => (await import('#routes/my-games.js')).MyGamesPage, PAGE_NAMESPACES.myGames),
  gameScores: lazyPage(async () => (await import('#routes/game-scores.js')).GameScoresPage, PAGE_NAMESPACES.gameScores),
  moderation: lazyPage(async () => (await import('#routes/moderation.js')).ModerationPage, PAGE_NAMESPACES.moderation),
  connect: lazyPage(async () => (await import('#routes/connect.js')).ConnectPage, PAGE_NAMESPACES.connect),
  inbox: lazyPage(async () => (await import('#routes/inbox.js')).InboxPage, PAGE_NAMESPACES.inbox),
  terms: lazyPage(async () => (await import('#features/static-pages/pages/terms.js')).TermsPage, PAGE_NAMESPACES.terms),
  privacy: lazyPage(
    async () => (await import('#features/static-pages/pages/privacy.js')).PrivacyPage,
    PAGE_NAMESPACES.privacy,
  ),
  faq: lazyPage(async () => (await import('#features/static-pages/pages/faq.js')).FaqPage, PAGE_NAMESPACES.faq),
  helpCenter: lazyPage(
    async () => (await import('#features/static-pages/pages/help-center.js')).HelpCenterPage,
    PAGE_NAMESPACES.helpCenter,
  ),
  about: lazyPage(async () => (await import('#features/static-pages/pages/about.js')).AboutPage, PAGE_NAMESPACES.about),
  apiDocumentation: lazyPage(
    async () => (await import('#features/static-pages/pages/api-documentation.js')).ApiDocumentationPage,
    PAGE_NAMESPACES.apiDocumentation,
  ),
  apiReference: lazyPage(
    async () => (await import('#features/api-reference/pages/api-reference.js')).ApiReferencePage,
    PAGE_NAMESPACES.apiReference,
  ),
  apiKey: lazyPage(
    async () => (await import('#features/api-keys/pages/api-key.js')).ApiKeyPage,
    PAGE_NAMESPACES.apiKey,
  ),
  newsletter: lazyPage(async () => (await import('#routes/newsletter.js')).NewsletterPage),
  unsubscribe: lazyPage(
    async () => (await import('#routes/unsubscribe.js')).UnsubscribePage,
    PAGE_NAMESPACES.unsubscribe,
  ),
  profile: lazyPage(async () => (await import('#routes/profile.js')).ProfilePage, PAGE_NAMESPACES.profile),
  player: lazyPage(async () => (await import('#routes/player.js')).PublicProfilePage, PAGE_NAMESPACES.player),
};
const NotFoundPage = lazyPage(async () => (await import('#features/static-pages/pages/not-found.js')).NotFoundPage);

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
      {
        element: <ProtectedRoute />,
        children: [
          ...routesOf(({ signedIn, adminsOnly }) => signedIn === true && !adminsOnly),
          {
            element: <AdminRoute notFound={<NotFoundPage />} />,
            children: routesOf(({ adminsOnly }) => adminsOnly === true),
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Loads a page's chunk ahead of its render, in parallel with the texts. */
export async function preloadPage(pathname: string): Promise<void> {
  await preload(matchRoutes(ROUTES, pathname)?.at(-1)?.route.element);
}

export function AppRoutes(): ReactNode {
  return useRoutes(ROUTES);
}
