import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { onOtherTab, readToken } from '#shared/api/session-token.js';
import { RemoveFirstPaintStyles } from '#shared/first-paint/remove-first-paint-styles.js';
import { readServedPage } from '#shared/first-paint/served-page.js';
import { startI18n } from '#shared/i18n/i18n.js';
import { isLanguageChosen, statedLanguage } from '#shared/i18n/languages.js';
import { followSession, live } from '#shared/live/live.js';
import { useSession } from '#shared/session/session-store.js';
import { NAMESPACES } from './namespaces.js';
import { Providers } from './providers.js';
import { AppRoutes, preloadPage } from './router.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Loaded only for signed-in users. */
const accountPreferences = () => import('#shared/preferences/account-preferences.js');

/** Keeps the prerendered page until the app has rendered, without a flash in between. */
async function start(place: HTMLElement): Promise<void> {
  // First: pages load their texts in the language that it sets.
  const texts = startI18n(statedLanguage(), NAMESPACES);
  const page = preloadPage(window.location.pathname);
  // The session is checked while the texts load, so that signed-in users rarely see a loading state.
  const session = useSession.getState().start();
  followSession();
  onOtherTab(() => {
    void useSession.getState().start();
    live.reconnect();
  });
  await Promise.all([texts, page]);
  // On a new device, the page begins in the language of the account.
  if (readToken() !== undefined && !isLanguageChosen()) {
    await accountPreferences()
      .then(({ awaitPreferences }) => awaitPreferences(session))
      .catch(() => undefined);
  }
  // As a transition: React yields to input.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <Providers live={live} served={readServedPage()}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <RemoveFirstPaintStyles />
        </Providers>
      </StrictMode>,
    ),
  );
}

// Not awaited at top level: pages import from this chunk, which is not ready before it has finished.
void start(root);
