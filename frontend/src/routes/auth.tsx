import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthCard } from '#features/auth/components/auth-card.js';
import { AuthTabs } from '#features/auth/components/auth-tabs.js';
import { ForgotPassword } from '#features/auth/components/forgot-password.js';
import { ResendVerification } from '#features/auth/components/resend-verification.js';
import { ResetPassword } from '#features/auth/components/reset-password.js';
import { UndoEmailChange } from '#features/auth/components/undo-email-change.js';
import { VerifyEmail } from '#features/auth/components/verify-email.js';
import { useAuthView } from '#features/auth/use-auth-view.js';
import { useInBrowser } from '#shared/first-paint/use-in-browser.js';
import { returnPathOf } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { PageLoading } from '#ui/page/page-loading.js';

/** Login and Sign Up, and the targets of email links. Signed-in users are redirected. */
export default function AuthPage(): ReactNode {
  const { t } = useTranslation('emailLinks');
  const status = useSession((session) => session.status);
  // Most users here are signed out, and the prerendered page shows their view.
  const isChecking = useInBrowser(() => status === 'loading', false);
  const location = useLocation();
  const state: unknown = location.state;
  const view = useAuthView();

  switch (view.name) {
    case 'verify':
      return (
        <AuthCard title={t('verify.title')}>
          <VerifyEmail token={view.token} />
        </AuthCard>
      );
    case 'undo':
      return (
        <AuthCard title={t('undo.title')}>
          <UndoEmailChange token={view.token} />
        </AuthCard>
      );
    case 'reset':
      return (
        <AuthCard title={t('reset.title')}>
          <ResetPassword token={view.token} />
        </AuthCard>
      );
    case 'forgot':
      return (
        <AuthCard title={t('auth.forgot.title')}>
          <ForgotPassword />
        </AuthCard>
      );
    case 'resend':
      return (
        <AuthCard title={t('auth.resend.title')}>
          <ResendVerification intro={t('auth.resend.intro')} />
        </AuthCard>
      );
    case 'tabs':
      if (status === 'signedIn') return <Navigate to={returnPathOf(state)} replace />;
      if (isChecking) return <PageLoading />;
      return (
        <AuthCard title={t('auth.title')}>
          {/* A link to the other tab is a new history entry, for which the tabs are remounted. */}
          <AuthTabs key={location.key} state={state} />
        </AuthCard>
      );
  }
}
