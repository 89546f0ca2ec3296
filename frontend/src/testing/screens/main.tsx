import { createRoot } from 'react-dom/client';
import { MemoryRouter, parsePath } from 'react-router-dom';
import 'virtual:theme.css';
import '#shared/theme/fonts.css';
import { NAMESPACES } from '#app/namespaces.js';
import { Providers } from '#app/providers.js';
import { AppRoutes, preloadPage } from '#app/router.js';
import { startI18n } from '#shared/i18n/i18n.js';
import { statedLanguage } from '#shared/i18n/languages.js';
import { LiveClient } from '#shared/live/live-client.js';
import { useSession } from '#shared/session/session-store.js';
import { ownUser } from '../factories/user.factory.js';
import { FakeTransport } from '../fake-transport.js';
import { haveSession, servePreferences } from '../handlers/auth.js';
import { serveScreens, snapshotOf } from './served.js';

/**
 * Shows a page with invented data in place of a server: `?at=/games&theme=light`, and with `&as=ada` what a signed-in
 * user sees.
 */
const query = new URLSearchParams(window.location.search);
const at = query.get('at') ?? '/';
const theme = query.get('theme') === 'light' ? 'light' : 'dark';
document.documentElement.dataset.theme = theme;

const root = document.getElementById('root');
if (!root) throw new Error('screens.html has no #root');

localStorage.removeItem('session');
serveScreens();
if (query.has('as')) {
  haveSession(ownUser({ email_verified: true }));
  servePreferences({ theme });
}
const transport = new FakeTransport();
transport.answerWith((topic, options) => ({ ok: true, topic, seq: 1, snapshot: snapshotOf(topic, options?.rows) }));

// Fonts that load after the first paint would make screenshots differ.
const fonts = [...document.fonts].map((face) => face.load().catch(() => undefined));
await Promise.all([
  ...fonts,
  startI18n(statedLanguage(), NAMESPACES),
  useSession.getState().start(),
  preloadPage(parsePath(at).pathname ?? at),
]);

createRoot(root).render(
  <Providers live={new LiveClient(transport.create)}>
    <MemoryRouter initialEntries={[at]}>
      <AppRoutes />
    </MemoryRouter>
  </Providers>,
);
