import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { Toasts } from '../../../shared/ui/toasts/toasts.js';
import { CrashMessage } from '../error-boundary/crash-message.js';
import { ErrorBoundary } from '../error-boundary/error-boundary.js';
import { Footer } from '../footer/footer.js';
import { Header } from '../header/header.js';
import { PageLoading } from '../page-loading/page-loading.js';
import { Main, SkipLink } from './shell.styles.js';
import { useAccountPreferences } from './use-account-preferences.js';
import { useArrival } from './use-arrival.js';

/** What stands around every page. */
export function Shell(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const main = useArrival();
  useAccountPreferences();
  return (
    <>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      <Header />
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
