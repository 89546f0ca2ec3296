import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { Button } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { Note } from './form.styles.js';
import { ResendVerification } from './resend-verification.js';
import { useVerifyEmail } from '../use-verify-email.js';

/**
 * Verifies an address with an email link after confirmation: opening a link must not sign anyone in, or out of another
 * account. Offers another email when the link is invalid.
 */
export function VerifyEmail({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('emailLinks');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const signedIn = useSession((state) => state.user?.username);
  const { preview, isWorking, failure, confirm, retry } = useVerifyEmail(token, () => {
    // With two-factor authentication the link opens no session: the login follows.
    const { user } = useSession.getState();
    void navigate(user ? paths.home() : paths.auth(), { replace: true });
  });

  if (failure !== undefined) {
    // A used link stays invalid; other errors may be temporary.
    const isLinkInvalid = failure instanceof ApiError && failure.status === 400;
    return (
      <>
        <Stack $gap={16}>
          <Text $muted role="alert">
            {errorText(failure, t('verify.failed'))}
          </Text>
          {!isLinkInvalid && <Button onClick={retry}>{t('ui.retry')}</Button>}
        </Stack>
        <ResendVerification intro={t('verify.resendIntro')} />
      </>
    );
  }
  if (!preview)
    return (
      <Text $muted role="status">
        {t('verify.looking')}
      </Text>
    );
  const { username, kind } = preview;
  const isNew = kind === 'confirm-new-email';
  return (
    <Stack $gap={16}>
      <Text $muted>{t(isNew ? 'verify.askNew' : 'verify.ask', { username })}</Text>
      <Text $muted>{t(isNew ? 'verify.notYouNew' : 'verify.notYou')}</Text>
      {signedIn !== undefined && signedIn !== username && (
        <Note>{t('verify.otherAccount', { username, other: signedIn })}</Note>
      )}
      <Button $tone="accent" disabled={isWorking} onClick={confirm}>
        {t(isWorking ? 'verify.working' : 'verify.confirm')}
      </Button>
    </Stack>
  );
}
