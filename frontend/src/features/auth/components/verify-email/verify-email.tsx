import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../../shared/api/api-error.js';
import { useErrorText } from '../../../../shared/api/use-error-text.js';
import { paths } from '../../../../shared/routing/paths.js';
import { Button } from '../../../../shared/ui/button/button.js';
import { useSession } from '../../stores/session-store.js';
import { Outcome, Text } from '../form.styles.js';
import { ResendVerification } from '../resend-verification/resend-verification.js';
import { useVerifyEmail } from './use-verify-email.js';

/** Verifies an address by the link of a mail, or offers another mail when that fails. */
export function VerifyEmail({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { failure, again } = useVerifyEmail(token, () => {
    // With two-factor on, a mailbox alone opens no session: the login comes next.
    const { user } = useSession.getState();
    void navigate(user ? paths.home() : paths.auth(), { replace: true });
  });

  if (failure === undefined) return <Text role="status">{t('auth.verify.working')}</Text>;
  // A link that is spent stays spent; anything else may be over in a moment.
  const isSpent = failure instanceof ApiError && failure.status === 400;
  return (
    <>
      <Outcome>
        <Text role="alert">{errorText(failure, t('auth.verify.failed'))}</Text>
        {!isSpent && <Button onClick={again}>{t('common.retry')}</Button>}
      </Outcome>
      <ResendVerification intro={t('auth.verify.resendIntro')} />
    </>
  );
}
