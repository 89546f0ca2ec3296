import { lazy, type ReactNode } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
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
import { paths } from '../shared/routing/paths.js';
import { ProtectedRoute } from './layout/protected-route/protected-route.js';
import { Shell } from './layout/shell/shell.js';
import { LoginRedirect } from './routes/login.js';

// One chunk a page: each is loaded when somebody goes there.
const loadHome = async () => ({ default: (await import('./routes/home.js')).HomePage });
const loadAuth = async () => ({ default: (await import('./routes/auth.js')).AuthPage });
const loadLeaderboard = async () => {
  const [{ LeaderboardPage: page }] = await Promise.all([
    import('./routes/leaderboard.js'),
    loadWeeksTexts(),
    loadActivityTexts(),
  ]);
  return { default: page };
};
const loadWeek = async () => {
  const [{ WeekPage: page }] = await Promise.all([import('./routes/week.js'), loadWeeksTexts()]);
  return { default: page };
};
const loadModels = async () => {
  const [{ ModelsPage: page }] = await Promise.all([import('./routes/models.js'), loadModelsTexts()]);
  return { default: page };
};
const loadModel = async () => {
  const [{ ModelPage: page }] = await Promise.all([import('./routes/model.js'), loadModelsTexts(), loadGamesTexts()]);
  return { default: page };
};
const loadGames = async () => {
  const [{ GamesPage: page }] = await Promise.all([import('./routes/games.js'), loadGamesTexts()]);
  return { default: page };
};
const loadGame = async () => {
  const [{ GamePage: page }] = await Promise.all([import('./routes/game.js'), loadGamesTexts()]);
  return { default: page };
};
const loadCreateModel = async () => {
  const [{ CreateModelPage: page }] = await Promise.all([import('./routes/create-model.js'), loadMakingTexts()]);
  return { default: page };
};
const loadCreateVersion = async () => {
  const [{ CreateVersionPage: page }] = await Promise.all([import('./routes/create-version.js'), loadMakingTexts()]);
  return { default: page };
};
const loadSubmitGame = async () => {
  const [{ SubmitGamePage: page }] = await Promise.all([import('./routes/submit-game.js'), loadMakingTexts()]);
  return { default: page };
};
const loadEditGame = async () => {
  const [{ EditGamePage: page }] = await Promise.all([import('./routes/edit-game.js'), loadMakingTexts()]);
  return { default: page };
};
const loadMyGames = async () => {
  const [{ MyGamesPage: page }] = await Promise.all([import('./routes/my-games.js'), loadMakingTexts()]);
  return { default: page };
};
const loadModeration = async () => {
  const [{ ModerationPage: page }] = await Promise.all([import('./routes/moderation.js'), loadModerationTexts()]);
  return { default: page };
};
const loadTerms = async () => ({ default: (await import('./routes/terms.js')).TermsPage });
const loadPrivacy = async () => ({ default: (await import('./routes/privacy.js')).PrivacyPage });
const loadFaq = async () => ({ default: (await import('./routes/faq.js')).FaqPage });
const loadHelpCenter = async () => ({ default: (await import('./routes/help-center.js')).HelpCenterPage });
const loadAbout = async () => ({ default: (await import('./routes/about.js')).AboutPage });
const loadApiDocumentation = async () => ({
  default: (await import('./routes/api-documentation.js')).ApiDocumentationPage,
});
const loadApiReference = async () => {
  const [{ ApiReferencePage: page }] = await Promise.all([
    import('./routes/api-reference.js'),
    loadApiReferenceTexts(),
  ]);
  return { default: page };
};
const loadApiDocs = async () => {
  const [{ ApiDocsPage: page }] = await Promise.all([import('./routes/api-docs.js'), loadApiKeyTexts()]);
  return { default: page };
};
const loadNewsletter = async () => ({ default: (await import('./routes/newsletter.js')).NewsletterPage });
const loadInbox = async () => {
  const [{ InboxPage: page }] = await Promise.all([
    import('./routes/inbox.js'),
    loadInboxTexts(),
    // It names achievements as profiles do.
    loadProfileTexts(),
  ]);
  return { default: page };
};
const loadUnsubscribe = async () => {
  const [{ UnsubscribePage: page }] = await Promise.all([import('./routes/unsubscribe.js'), loadInboxTexts()]);
  return { default: page };
};
const loadProfile = async () => {
  const [{ ProfilePage: page }] = await Promise.all([import('./routes/profile.js'), loadProfileTexts()]);
  return { default: page };
};
const loadPublicProfile = async () => {
  const [{ PublicProfilePage: page }] = await Promise.all([import('./routes/public-profile.js'), loadProfileTexts()]);
  return { default: page };
};
const loadNotFound = async () => ({ default: (await import('./routes/not-found.js')).NotFoundPage });

const HomePage = lazy(loadHome);
const AuthPage = lazy(loadAuth);
const LeaderboardPage = lazy(loadLeaderboard);
const WeekPage = lazy(loadWeek);
const ModelsPage = lazy(loadModels);
const ModelPage = lazy(loadModel);
const GamesPage = lazy(loadGames);
const GamePage = lazy(loadGame);
const CreateModelPage = lazy(loadCreateModel);
const CreateVersionPage = lazy(loadCreateVersion);
const SubmitGamePage = lazy(loadSubmitGame);
const EditGamePage = lazy(loadEditGame);
const MyGamesPage = lazy(loadMyGames);
const ModerationPage = lazy(loadModeration);
const TermsPage = lazy(loadTerms);
const PrivacyPage = lazy(loadPrivacy);
const FaqPage = lazy(loadFaq);
const HelpCenterPage = lazy(loadHelpCenter);
const AboutPage = lazy(loadAbout);
const ApiDocumentationPage = lazy(loadApiDocumentation);
const ApiReferencePage = lazy(loadApiReference);
const ApiDocsPage = lazy(loadApiDocs);
const NewsletterPage = lazy(loadNewsletter);
const InboxPage = lazy(loadInbox);
const UnsubscribePage = lazy(loadUnsubscribe);
const ProfilePage = lazy(loadProfile);
const PublicProfilePage = lazy(loadPublicProfile);
const NotFoundPage = lazy(loadNotFound);

/** Asks for a page's chunk ahead of its render: the first one loads beside the texts, not after them. */
export async function preloadPage(pathname: string): Promise<void> {
  const loaders = new Map<string, () => Promise<unknown>>([
    [paths.home(), loadHome],
    [paths.auth(), loadAuth],
    [paths.leaderboard(), loadLeaderboard],
    [paths.models(), loadModels],
    [paths.games(), loadGames],
    [paths.createModel(), loadCreateModel],
    [paths.createVersion(), loadCreateVersion],
    [paths.submitGame(), loadSubmitGame],
    [paths.myGames(), loadMyGames],
    [paths.moderation(), loadModeration],
    [paths.newsletter(), loadNewsletter],
    [paths.inbox(), loadInbox],
    [paths.unsubscribe(), loadUnsubscribe],
    [paths.profile(), loadProfile],
    [paths.terms(), loadTerms],
    [paths.privacy(), loadPrivacy],
    [paths.apiDocumentation(), loadApiDocumentation],
    [paths.apiReference(), loadApiReference],
    [paths.apiKey(), loadApiDocs],
    [paths.about(), loadAbout],
    [paths.helpCenter(), loadHelpCenter],
    [paths.faq(), loadFaq],
  ]);
  const families: [path: string, load: () => Promise<unknown>][] = [
    [paths.anyPlayer(), loadPublicProfile],
    [paths.anyWeek(), loadWeek],
    [paths.anyModel(), loadModel],
    [paths.anyGame(), loadGame],
    [paths.anyGameEdit(), loadEditGame],
  ];
  const family = families.find(([path]) => matchPath(path, pathname));
  const load = loaders.get(pathname) ?? family?.[1];
  // A failure shows when the page is rendered.
  load?.().catch(() => undefined);
}

export function AppRoutes(): ReactNode {
  return (
    <Routes>
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
      </Route>
    </Routes>
  );
}
