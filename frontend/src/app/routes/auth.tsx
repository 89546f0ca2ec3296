import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthTabs } from '../../features/auth/components/auth-tabs/auth-tabs.js';
import { useSession } from '../../features/auth/stores/session-store.js';
import { authTabOf, paths } from '../../shared/routing/paths.js';
import { Eyebrow } from '../../shared/ui/eyebrow/eyebrow.js';
import { PageTitle } from '../../shared/ui/page-title/page-title.js';
import { Mascot } from '../../shared/ui/sprite/mascot.js';
import { PageLoading } from '../layout/page-loading/page-loading.js';
import { AuthCard, AuthHead, AuthHeading } from './auth.styles.js';

/** Login and Sign Up; who is signed in already is sent home. */
export function AuthPage(): ReactNode {
  const { t } = useTranslation();
  const status = useSession((session) => session.status);
  const location = useLocation();
  if (status === 'signedIn') return <Navigate to={paths.home()} replace />;
  return (
    <>
      <PageTitle>{t('auth.title')}</PageTitle>
      {status === 'loading' ? (
        <PageLoading />
      ) : (
        <AuthCard>
          <AuthHead>
            <Mascot height={55} />
            <div>
              <Eyebrow>{t('auth.eyebrow')}</Eyebrow>
              <AuthHeading>{t('auth.title')}</AuthHeading>
            </div>
          </AuthHead>
          {/* A link to the other tab is another entry of the history: the tabs begin there anew. */}
          <AuthTabs key={location.key} initialTab={authTabOf(location.state)} />
        </AuthCard>
      )}
    </>
  );
}
