import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import 'virtual:theme.css';
import '../shared/theme/fonts.css';
import { useSession } from '../features/auth/stores/session-store.js';
import { onOtherTab } from '../shared/api/session-token.js';
import { startI18n } from '../shared/i18n/i18n.js';
import { savedLanguage } from '../shared/i18n/languages.js';
import { followSession, live } from '../shared/live/live.js';
import { Providers } from './providers.js';
import { AppRoutes, preloadPage } from './router.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void preloadPage(window.location.pathname);
// The session is checked while the texts load, so that a signed-in reader rarely sees the page wait.
void useSession.getState().start();
followSession();
onOtherTab(() => {
  void useSession.getState().start();
  live.reconnect();
});

await startI18n(savedLanguage());

createRoot(root).render(
  <StrictMode>
    <Providers live={live}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
