import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { resendVerification } from './auth-api.js';

/** Requests another verification email and shows the result as a toast. Returns whether it was sent. */
export function useResendVerification(): (email: string) => Promise<boolean> {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const notify = useNotify();
  return async (email) => {
    try {
      await resendVerification(email);
      notify.done(t('auth.resend.sentTitle'), t('auth.resend.sent'));
      return true;
    } catch (error) {
      notify.problem(errorText(error, t('auth.resend.failed')), t('auth.resend.failedTitle'));
      return false;
    }
  };
}
