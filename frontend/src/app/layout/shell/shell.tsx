import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../../features/auth/stores/session-store.js';
import { Toasts } from '../../../shared/ui/toasts/toasts.js';
import { CrashMessage } from '../error-boundary/crash-message.js';
import { ErrorBoundary } from '../error-boundary/error-boundary.js';
import { Footer } from '../footer/footer.js';
import { Header } from '../header/header.js';
import { PageLoading } from '../page-loading/page-loading.js';
import { Main, SkipLink } from './shell.styles.js';
import { useAccountPreferences } from './use-account-preferences.js';
import { useArrival } from './use-arrival.js';

/** Only who is signed in, with an address that is not verified yet, loads it. */
const VerifyBanner = lazy(async () => ({
  default: (await import('../../../features/auth/components/verify-banner/verify-banner.js')).VerifyBanner,
}));

/** What stands around every page. */
export function Shell(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useSession((state) => state.user);
  const main = useArrival();
  useAccountPreferences();
  return (
    <>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      <Header />
      {user && !user.email_verified && (
        <Suspense fallback={null}>
          <VerifyBanner user={user} />
        </Suspense>
      )}
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname} fallback={<CrashMessage />}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
      <Toasts />
    </>
  );
}
