import type { ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { loadActivityTexts } from '../features/activity/texts/activity-texts.js';
import { loadApiKeyTexts } from '../features/api-key/texts/api-key-texts.js';
import { loadApiReferenceTexts } from '../features/api-reference/texts/api-reference-texts.js';
import { loadGamesTexts } from '../features/games/texts/games-texts.js';
import { loadInboxTexts } from '../features/inbox/texts/inbox-texts.js';
import { loadAuthoringTexts } from '../features/authoring/texts/authoring-texts.js';
import { loadModelsTexts } from '../features/models/texts/models-texts.js';
import { loadModerationTexts } from '../features/moderation/texts/moderation-texts.js';
import { loadPlayTexts } from '../features/play/texts/play-texts.js';
import { loadProfileTexts } from '../features/profile/texts/profile-texts.js';
import { loadWeeksTexts } from '../features/scores/texts/weeks-texts.js';
import { aboutTexts } from '../features/static-pages/texts/about/about-texts.js';
import { apiDocumentationTexts } from '../features/static-pages/texts/api-documentation/api-documentation-texts.js';
import { faqTexts } from '../features/static-pages/texts/faq/faq-texts.js';
import { helpCenterTexts } from '../features/static-pages/texts/help-center/help-center-texts.js';
import { privacyTexts } from '../features/static-pages/texts/privacy/privacy-texts.js';
import { termsTexts } from '../features/static-pages/texts/terms/terms-texts.js';
import { paths } from '../shared/routing/paths.js';
import { ProtectedRoute } from '../features/auth/pages/protected-route.js';
import { Shell } from './layout/shell/shell.js';
import { lazyPage, preload } from './lazy-page.js';
import { LoginRedirect } from '../features/auth/pages/login.js';

// One chunk a page: each is loaded when somebody goes there.
const HomePage = lazyPage(async () => (await import('../features/home/pages/home.js')).HomePage);
const AuthPage = lazyPage(async () => (await import('../features/auth/pages/auth.js')).AuthPage);
const LeaderboardPage = lazyPage(
  async () => (await import('../features/scores/pages/leaderboard.js')).LeaderboardPage,
  loadWeeksTexts,
  loadGamesTexts,
  loadActivityTexts,
);
const WeekPage = lazyPage(
  async () => (await import('../features/scores/pages/week.js')).WeekPage,
  loadWeeksTexts,
  loadGamesTexts,
);
const ModelsPage = lazyPage(
  async () => (await import('../features/models/pages/models.js')).ModelsPage,
  loadModelsTexts,
);
const ModelPage = lazyPage(
  async () => (await import('../features/models/pages/model.js')).ModelPage,
  loadModelsTexts,
  loadGamesTexts,
);
const GamesPage = lazyPage(async () => (await import('../features/games/pages/games.js')).GamesPage, loadGamesTexts);
const GamePage = lazyPage(
  async () => (await import('../features/games/pages/game.js')).GamePage,
  loadGamesTexts,
  loadPlayTexts,
);
const PlayPage = lazyPage(
  async () => (await import('../features/play/pages/play.js')).PlayPage,
  loadGamesTexts,
  loadPlayTexts,
);
const GoPage = lazyPage(
  async () => (await import('../features/play/pages/go.js')).GoPage,
  loadGamesTexts,
  loadPlayTexts,
);
const ConnectPage = lazyPage(
  async () => (await import('../features/play/pages/connect.js')).ConnectPage,
  loadPlayTexts,
);
const CreateModelPage = lazyPage(
  async () => (await import('../features/authoring/pages/create-model.js')).CreateModelPage,
  loadAuthoringTexts,
);
const CreateVersionPage = lazyPage(
  async () => (await import('../features/authoring/pages/create-version.js')).CreateVersionPage,
  loadAuthoringTexts,
);
const SubmitGamePage = lazyPage(
  async () => (await import('../features/authoring/pages/submit-game.js')).SubmitGamePage,
  loadAuthoringTexts,
);
const EditGamePage = lazyPage(
  async () => (await import('../features/authoring/pages/edit-game.js')).EditGamePage,
  loadAuthoringTexts,
);
const MyGamesPage = lazyPage(
  async () => (await import('../features/authoring/pages/my-games.js')).MyGamesPage,
  loadAuthoringTexts,
);
const ModerationPage = lazyPage(
  async () => (await import('../features/moderation/pages/moderation.js')).ModerationPage,
  loadModerationTexts,
);
const TermsPage = lazyPage(
  async () => (await import('../features/static-pages/pages/terms.js')).TermsPage,
  () => termsTexts.preload(),
);
const PrivacyPage = lazyPage(
  async () => (await import('../features/static-pages/pages/privacy.js')).PrivacyPage,
  () => privacyTexts.preload(),
);
const FaqPage = lazyPage(
  async () => (await import('../features/static-pages/pages/faq.js')).FaqPage,
  () => faqTexts.preload(),
);
const HelpCenterPage = lazyPage(
  async () => (await import('../features/static-pages/pages/help-center.js')).HelpCenterPage,
  () => helpCenterTexts.preload(),
);
const AboutPage = lazyPage(
  async () => (await import('../features/static-pages/pages/about.js')).AboutPage,
  () => aboutTexts.preload(),
);
const ApiDocumentationPage = lazyPage(
  async () => (await import('../features/static-pages/pages/api-documentation.js')).ApiDocumentationPage,
  () => apiDocumentationTexts.preload(),
);
const ApiReferencePage = lazyPage(
  async () => (await import('../features/api-reference/pages/api-reference.js')).ApiReferencePage,
  loadApiReferenceTexts,
  // It tells of errors as the handbook does.
  () => apiDocumentationTexts.preload(),
);
const ApiDocsPage = lazyPage(
  async () => (await import('../features/api-key/pages/api-key.js')).ApiKeyPage,
  loadApiKeyTexts,
);
const NewsletterPage = lazyPage(
  async () => (await import('../features/newsletter/pages/newsletter.js')).NewsletterPage,
);
const InboxPage = lazyPage(
  async () => (await import('../features/inbox/pages/inbox.js')).InboxPage,
  loadInboxTexts,
  // It names achievements as profiles do.
  loadProfileTexts,
);
const UnsubscribePage = lazyPage(
  async () => (await import('../features/inbox/pages/unsubscribe.js')).UnsubscribePage,
  loadInboxTexts,
);
const ProfilePage = lazyPage(
  async () => (await import('../features/profile/pages/profile.js')).ProfilePage,
  loadProfileTexts,
  loadPlayTexts,
);
const PublicProfilePage = lazyPage(
  async () => (await import('../features/profile/pages/player.js')).PublicProfilePage,
  loadProfileTexts,
);
const NotFoundPage = lazyPage(async () => (await import('../features/static-pages/pages/not-found.js')).NotFoundPage);

const routes = createRoutesFromElements(
  <Route element={<Shell />}>
    <Route path={paths.home()} element={<HomePage />} />
    <Route path={paths.auth()} element={<AuthPage />} />
    <Route path={paths.login()} element={<LoginRedirect />} />
    <Route path={paths.leaderboard()} element={<LeaderboardPage />} />
    <Route path={paths.anyWeek()} element={<WeekPage />} />
    <Route path={paths.models()} element={<ModelsPage />} />
    <Route path={paths.anyModel()} element={<ModelPage />} />
    <Route path={paths.games()} element={<GamesPage />} />
    <Route path={paths.anyGame()} element={<GamePage />} />
    <Route path={paths.anyGo()} element={<GoPage />} />
    <Route path={paths.anyPlay()} element={<PlayPage />} />
    <Route element={<ProtectedRoute />}>
      <Route path={paths.createModel()} element={<CreateModelPage />} />
      <Route path={paths.createVersion()} element={<CreateVersionPage />} />
      <Route path={paths.submitGame()} element={<SubmitGamePage />} />
      <Route path={paths.anyGameEdit()} element={<EditGamePage />} />
      <Route path={paths.myGames()} element={<MyGamesPage />} />
      <Route path={paths.moderation()} element={<ModerationPage />} />
      <Route path={paths.connect()} element={<ConnectPage />} />
      <Route path={paths.inbox()} element={<InboxPage />} />
    </Route>
    <Route path={paths.terms()} element={<TermsPage />} />
    <Route path={paths.privacy()} element={<PrivacyPage />} />
    <Route path={paths.faq()} element={<FaqPage />} />
    <Route path={paths.helpCenter()} element={<HelpCenterPage />} />
    <Route path={paths.about()} element={<AboutPage />} />
    <Route path={paths.apiDocumentation()} element={<ApiDocumentationPage />} />
    <Route path={paths.apiReference()} element={<ApiReferencePage />} />
    <Route path={paths.apiKey()} element={<ApiDocsPage />} />
    <Route path={paths.newsletter()} element={<NewsletterPage />} />
    <Route path={paths.unsubscribe()} element={<UnsubscribePage />} />
    <Route path={paths.profile()} element={<ProfilePage />} />
    <Route path={paths.anyPlayer()} element={<PublicProfilePage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Route>,
);

/** Asks for a page's chunk ahead of its render: the first one loads beside the texts, not after them. */
export async function preloadPage(pathname: string): Promise<void> {
  await preload(matchRoutes(routes, pathname)?.at(-1)?.route.element);
}

export function AppRoutes(): ReactNode {
  return useRoutes(routes);
}
