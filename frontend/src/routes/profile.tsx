import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProtectedRoute } from '#features/auth/components/protected-route.js';
import { useResendVerification } from '#features/auth/use-resend-verification.js';
import { OwnPlays } from '#features/play/components/own-plays.js';
import { Overview } from '#features/players/overview/overview.js';
import { OwnerCard } from '#features/players/overview/owner-card.js';
import { OwnerContext } from '#features/account/owner.js';
import { OwnGames } from '#features/players/played-games/own-games.js';
import { PROFILE_TABS, useProfileAddress } from '#features/account/profile-address.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { from, space } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageLoading } from '#ui/page/page-loading.js';
import { PageTitle } from '#ui/page/page-title.js';
import { StateMessage } from '#ui/state-message.js';
import { Tabs } from '#ui/tabs.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';

/** Forms and dialogs are larger than the rest of the page and loaded on demand. */
const Settings = lazyPart(() => import('#features/account/settings/settings.js'), 'Settings');

/** A protected page. Users whose session ends here see a message instead of a redirect. */
export default function ProfilePage(): ReactNode {
  const { user, ending } = useSession();
  const [wasHere, setWasHere] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  if (user && !wasHere) setWasHere(true);

  if (isDeleted) return <Navigate to={paths.home()} replace />;
  if (user) {
    return (
      <QueryProvider>
        <OwnProfile onDeleted={() => setDeleted(true)} />
      </QueryProvider>
    );
  }
  return wasHere && ending === 'elsewhere' ? <NotLoggedIn /> : <ProtectedRoute />;
}

function NotLoggedIn(): ReactNode {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const state: AuthLinkState = { from: pathname + search };
  return (
    <Ended>
      <PageTitle>{t('account.profile')}</PageTitle>
      <VisuallyHidden as="h1">{t('account.profile')}</VisuallyHidden>
      <StateMessage
        title={t('notLoggedIn')}
        text={t('pleaseLogIn')}
        action={
          <ButtonLink to={paths.auth()} state={state} $tone="accent">
            {t('logIn')}
          </ButtonLink>
        }
      />
    </Ended>
  );
}

function OwnProfile({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const { t } = useTranslation('account');
  const { user, change, signOut } = useSession();
  const resend = useResendVerification();
  const notify = useNotify();
  const { tab, section, showTab, showSection } = useProfileAddress();

  function handleDeleted(): void {
    // Navigates first: nothing on the page may send requests for the deleted account.
    onDeleted();
    void signOut();
    notify.done(t('deletion.deleted'), t('deletion.deletedText'));
  }

  if (!user) return null;
  return (
    <OwnerContext value={{ user, onSaved: change, onResend: resend, onDeleted: handleDeleted }}>
      <PageTitle>{t('account.profile')}</PageTitle>
      <Columns>
        <OwnerCard user={user} />
        <div>
          <Tabs
            id="profile"
            label={t('tabsLabel')}
            tabs={PROFILE_TABS.map((value) => ({ value, text: t(`tabs.${value}`) }))}
            value={tab}
            onChange={showTab}
          >
            <Parts>
              {tab === 'overview' && <Overview />}
              {tab === 'games' && (
                <>
                  <OwnGames />
                  <OwnPlays />
                </>
              )}
              {tab === 'settings' && (
                <Suspense fallback={<PageLoading />}>
                  <Settings section={section} onSection={showSection} />
                </Suspense>
              )}
            </Parts>
          </Tabs>
        </div>
      </Columns>
    </OwnerContext>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  ${from.desktop} {
    grid-template-columns: 280px minmax(0, 1fr);
    align-items: start;
    gap: ${space[32]};
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding-top: ${space[16]};
`;

const Ended = styled.section`
  max-width: 560px;
  margin: ${space[24]} auto 0;
`;
