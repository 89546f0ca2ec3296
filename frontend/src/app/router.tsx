import { PAGES, type PageName, type SitePage } from '@gamegeek/contracts/site/pages.js';
import type { ComponentType, ReactNode } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { LoginRedirect, ProtectedRoute } from '../features/auth/index.js';
import { Shell } from './layout/shell/shell.js';
import { AdminRoute } from './admin-route.js';
import { lazyPage, preload } from './lazy-page.js';

/** The component of each page, one chunk per page. */
const COMPONENTS: Record<PageName, ComponentType> = {
  home: lazyPage(async () => (await import('../features/home/pages/home.js')).HomePage),
  auth: lazyPage(async () => (await import('../features/auth/pages/auth.js')).AuthPage),
  login: LoginRedirect,
  leaderboard: lazyPage(
    async () => (await import('../features/scores/pages/leaderboard.js')).LeaderboardPage,
    'weeks',
    'games',
    'activity',
    'trending',
  ),
  week: lazyPage(async () => (await import('../features/scores/pages/week.js')).WeekPage, 'weeks', 'games'),
  models: lazyPage(async () => (await import('../features/models/pages/models.js')).ModelsPage, 'models'),
  model: lazyPage(async () => (await import('../features/models/pages/model.js')).ModelPage, 'models', 'games'),
  games: lazyPage(async () => (await import('../features/games/pages/games.js')).GamesPage, 'games'),
  game: lazyPage(async () => (await import('../features/games/pages/game.js')).GamePage, 'games', 'play'),
  go: lazyPage(async () => (await import('../features/play/pages/go.js')).GoPage, 'games', 'play'),
  play: lazyPage(async () => (await import('../features/play/pages/play.js')).PlayPage, 'games', 'play'),
  createModel: lazyPage(
    async () => (await import('../features/authoring/pages/create-model.js')).CreateModelPage,
    'authoring',
    'authoringValidation',
  ),
  createVersion: lazyPage(
    async () => (await import('../features/authoring/pages/create-version.js')).CreateVersionPage,
    'authoring',
    'authoringValidation',
  ),
  submitGame: lazyPage(
    async () => (await import('../features/authoring/pages/submit-game.js')).SubmitGamePage,
    'authoring',
    'authoringValidation',
  ),
  editGame: lazyPage(
    async () => (await import('../features/authoring/pages/edit-game.js')).EditGamePage,
    'authoring',
    'authoringValidation',
  ),
  myGames: lazyPage(
    async () => (await import('../features/authoring/pages/my-games.js')).MyGamesPage,
    'authoring',
    'authoringValidation',
  ),
  moderation: lazyPage(
    async () => (await import('../features/moderation/pages/moderation.js')).ModerationPage,
    'moderation',
    'moderationValidation',
  ),
  connect: lazyPage(async () => (await import('../features/play/pages/connect.js')).ConnectPage, 'play'),
  inbox: lazyPage(
    async () => (await import('../features/inbox/pages/inbox.js')).InboxPage,
    'inbox',
    // Notices name achievements.
    'profiles',
  ),
  terms: lazyPage(async () => (await import('../features/static-pages/pages/terms.js')).TermsPage, 'terms'),
  privacy: lazyPage(async () => (await import('../features/static-pages/pages/privacy.js')).PrivacyPage, 'privacy'),
  faq: lazyPage(async () => (await import('../features/static-pages/pages/faq.js')).FaqPage, 'faq'),
  helpCenter: lazyPage(
    async () => (await import('../features/static-pages/pages/help-center.js')).HelpCenterPage,
    'helpCenter',
  ),
  about: lazyPage(async () => (await import('../features/static-pages/pages/about.js')).AboutPage, 'about'),
  apiDocumentation: lazyPage(
    async () => (await import('../features/static-pages/pages/api-documentation.js')).ApiDocumentationPage,
    'apiDocumentation',
  ),
  apiReference: lazyPage(
    async () => (await import('../features/api-reference/pages/api-reference.js')).ApiReferencePage,
    'apiReference',
    // The reference explains errors with the texts of the handbook.
    'apiDocumentation',
  ),
  apiKey: lazyPage(async () => (await import('../features/api-keys/pages/api-key.js')).ApiKeyPage, 'apiKeys'),
  newsletter: lazyPage(async () => (await import('../features/newsletter/pages/newsletter.js')).NewsletterPage),
  unsubscribe: lazyPage(async () => (await import('../features/inbox/pages/unsubscribe.js')).UnsubscribePage, 'inbox'),
  profile: lazyPage(
    async () => (await import('../features/profiles/pages/profile.js')).ProfilePage,
    'profiles',
    'play',
  ),
  player: lazyPage(async () => (await import('../features/profiles/pages/player.js')).PublicProfilePage, 'profiles'),
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
