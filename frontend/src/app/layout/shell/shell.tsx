import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { GUEST_KEY } from '#features/play/guest/guest-key.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { readStored } from '#shared/storage.js';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';
import { ErrorBoundary } from '#ui/error-boundary.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { Toasts } from '#ui/toasts/toasts.js';
import { BrokenPage } from '../error-boundary/broken-page.js';
import { Footer } from '../footer/footer.js';
import { Header } from '../header/header.js';
import { useAccountPreferences } from './use-account-preferences.js';
import { useFocusAfterNavigation } from './use-focus-after-navigation.js';
import { useRemoveDraftsOnLogout } from './use-remove-drafts-on-logout.js';
import { useServedHead } from './use-served-head.js';

/** Loaded only for signed-in users with an unverified address. */
const VerifyBanner = lazyPart(() => import('#features/auth/components/verify-banner.js'), 'VerifyBanner');

/** Loaded only for signed-in users. */
const MeWatcher = lazyPart(() => import('#features/players/live/me-watcher.js'), 'MeWatcher', 'players');

/** Loaded only for users with scores played as a guest. */
const GuestClaimer = lazyPart(() => import('#features/play/guest/guest-claimer.js'), 'GuestClaimer', 'play');

/** The layout of every page. */
export function Shell(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useSession((state) => state.user);
  const main = useFocusAfterNavigation();
  useAccountPreferences();
  useServedHead();
  useRemoveDraftsOnLogout();
  return (
    <>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      {user && !user.email_verified && (
        <Suspense fallback={null}>
          <VerifyBanner user={user} />
        </Suspense>
      )}
      <Footer />
      {user && (
        <Suspense fallback={null}>
          <MeWatcher key={user.id} userId={user.id} credits={user.credits} />
        </Suspense>
      )}
      {user && readStored(GUEST_KEY) !== null && (
        <Suspense fallback={null}>
          <GuestClaimer userId={user.id} />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

const SkipLink = styled.a`
  position: fixed;
  z-index: 90;
  top: 10px;
  left: 10px;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 700;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const Main = styled.main`
  width: 100%;
  max-width: calc(${measure.page} + 48px);
  /* Keeps the footer below the window while a page loads, so that it does not shift. */
  min-height: calc(100svh - ${measure.header});
  margin-inline: auto;
  padding: ${space[24]} ${space[16]} ${space[72]};
  ${from.tablet} {
    padding: ${space[32]} ${space[24]} ${space[72]};
  }
`;
