import type { ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { loadActivityTexts } from '../features/activity/texts/activity-texts.js';
import { loadApiKeyTexts } from '../features/api-key/texts/api-key-texts.js';
import { loadApiReferenceTexts } from '../features/api-reference/texts/api-reference-texts.js';
import { loadGamesTexts } from '../features/games/texts/games-texts.js';
import { loadInboxTexts } from '../features/inbox/texts/inbox-texts.js';
import { loadMakingTexts } from '../features/making/texts/making-texts.js';
import { loadModelsTexts } from '../features/models/texts/models-texts.js';
import { loadModerationTexts } from '../features/moderation/texts/moderation-texts.js';
import { loadProfileTexts } from '../features/profile/texts/profile-texts.js';
import { loadWeeksTexts } from '../features/scores/texts/weeks-texts.js';
import { aboutTexts } from '../features/static-pages/texts/about/about-texts.js';
import { apiDocumentationTexts } from '../features/static-pages/texts/api-documentation/api-documentation-texts.js';
import { faqTexts } from '../features/static-pages/texts/faq/faq-texts.js';
import { helpCenterTexts } from '../features/static-pages/texts/help-center/help-center-texts.js';
import { privacyTexts } from '../features/static-pages/texts/privacy/privacy-texts.js';
import { termsTexts } from '../features/static-pages/texts/terms/terms-texts.js';
import { paths } from '../shared/routing/paths.js';
import { ProtectedRoute } from './layout/protected-route/protected-route.js';
import { Shell } from './layout/shell/shell.js';
import { lazyPage, preload } from './lazy-page.js';
import { LoginRedirect } from './routes/login.js';

// One chunk a page: each is loaded when somebody goes there.
const HomePage = lazyPage(async () => (await import('./routes/home.js')).HomePage);
const AuthPage = lazyPage(async () => (await import('./routes/auth.js')).AuthPage);
const LeaderboardPage = lazyPage(async () => {
  const [{ LeaderboardPage: page }] = await Promise.all([
    import('./routes/leaderboard.js'),
    loadWeeksTexts(),
    loadActivityTexts(),
  ]);
  return page;
});
const WeekPage = lazyPage(async () => {
  const [{ WeekPage: page }] = await Promise.all([import('./routes/week.js'), loadWeeksTexts()]);
  return page;
});
const ModelsPage = lazyPage(async () => {
  const [{ ModelsPage: page }] = await Promise.all([import('./routes/models.js'), loadModelsTexts()]);
  return page;
});
const ModelPage = lazyPage(async () => {
  const [{ ModelPage: page }] = await Promise.all([import('./routes/model.js'), loadModelsTexts(), loadGamesTexts()]);
  return page;
});
const GamesPage = lazyPage(async () => {
  const [{ GamesPage: page }] = await Promise.all([import('./routes/games.js'), loadGamesTexts()]);
  return page;
});
const GamePage = lazyPage(async () => {
  const [{ GamePage: page }] = await Promise.all([import('./routes/game.js'), loadGamesTexts()]);
  return page;
});
const CreateModelPage = lazyPage(async () => {
  const [{ CreateModelPage: page }] = await Promise.all([import('./routes/create-model.js'), loadMakingTexts()]);
  return page;
});
const CreateVersionPage = lazyPage(async () => {
  const [{ CreateVersionPage: page }] = await Promise.all([import('./routes/create-version.js'), loadMakingTexts()]);
  return page;
});
const SubmitGamePage = lazyPage(async () => {
  const [{ SubmitGamePage: page }] = await Promise.all([import('./routes/submit-game.js'), loadMakingTexts()]);
  return page;
});
const EditGamePage = lazyPage(async () => {
  const [{ EditGamePage: page }] = await Promise.all([import('./routes/edit-game.js'), loadMakingTexts()]);
  return page;
});
const MyGamesPage = lazyPage(async () => {
  const [{ MyGamesPage: page }] = await Promise.all([import('./routes/my-games.js'), loadMakingTexts()]);
  return page;
});
const ModerationPage = lazyPage(async () => {
  const [{ ModerationPage: page }] = await Promise.all([import('./routes/moderation.js'), loadModerationTexts()]);
  return page;
});
const TermsPage = lazyPage(async () => {
  const [{ TermsPage: page }] = await Promise.all([import('./routes/terms.js'), termsTexts.preload()]);
  return page;
});
const PrivacyPage = lazyPage(async () => {
  const [{ PrivacyPage: page }] = await Promise.all([import('./routes/privacy.js'), privacyTexts.preload()]);
  return page;
});
const FaqPage = lazyPage(async () => {
  const [{ FaqPage: page }] = await Promise.all([import('./routes/faq.js'), faqTexts.preload()]);
  return page;
});
const HelpCenterPage = lazyPage(async () => {
  const [{ HelpCenterPage: page }] = await Promise.all([import('./routes/help-center.js'), helpCenterTexts.preload()]);
  return page;
});
const AboutPage = lazyPage(async () => {
  const [{ AboutPage: page }] = await Promise.all([import('./routes/about.js'), aboutTexts.preload()]);
  return page;
});
const ApiDocumentationPage = lazyPage(async () => {
  const [{ ApiDocumentationPage: page }] = await Promise.all([
    import('./routes/api-documentation.js'),
    apiDocumentationTexts.preload(),
  ]);
  return page;
});
const ApiReferencePage = lazyPage(async () => {
  const [{ ApiReferencePage: page }] = await Promise.all([
    import('./routes/api-reference.js'),
    loadApiReferenceTexts(),
    // It tells of errors as the handbook does.
    apiDocumentationTexts.preload(),
  ]);
  return page;
});
const ApiDocsPage = lazyPage(async () => {
  const [{ ApiDocsPage: page }] = await Promise.all([import('./routes/api-docs.js'), loadApiKeyTexts()]);
  return page;
});
const NewsletterPage = lazyPage(async () => (await import('./routes/newsletter.js')).NewsletterPage);
const InboxPage = lazyPage(async () => {
  const [{ InboxPage: page }] = await Promise.all([
    import('./routes/inbox.js'),
    loadInboxTexts(),
    // It names achievements as profiles do.
    loadProfileTexts(),
  ]);
  return page;
});
const UnsubscribePage = lazyPage(async () => {
  const [{ UnsubscribePage: page }] = await Promise.all([import('./routes/unsubscribe.js'), loadInboxTexts()]);
  return page;
});
const ProfilePage = lazyPage(async () => {
  const [{ ProfilePage: page }] = await Promise.all([import('./routes/profile.js'), loadProfileTexts()]);
  return page;
});
const PublicProfilePage = lazyPage(async () => {
  const [{ PublicProfilePage: page }] = await Promise.all([import('./routes/public-profile.js'), loadProfileTexts()]);
  return page;
});
const NotFoundPage = lazyPage(async () => (await import('./routes/not-found.js')).NotFoundPage);

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
    <Route element={<ProtectedRoute />}>
      <Route path={paths.createModel()} element={<CreateModelPage />} />
      <Route path={paths.createVersion()} element={<CreateVersionPage />} />
      <Route path={paths.submitGame()} element={<SubmitGamePage />} />
      <Route path={paths.anyGameEdit()} element={<EditGamePage />} />
      <Route path={paths.myGames()} element={<MyGamesPage />} />
      <Route path={paths.moderation()} element={<ModerationPage />} />
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
