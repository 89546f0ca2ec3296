import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { resendVerification } from './api/ask-for-mail.js';

/** Requests another verification email and shows the result as a toast. Returns whether it was sent. */
export function useResendVerification(): (email: string) => Promise<boolean> {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const showToast = useToasts((state) => state.show);
  return async (email) => {
    try {
      await resendVerification(email);
      showToast({ title: t('auth.resend.sentTitle'), description: t('auth.resend.sent') });
      return true;
    } catch (error) {
      showToast({
        title: t('auth.resend.failedTitle'),
        description: errorText(error, t('auth.resend.failed')),
        variant: 'destructive',
      });
      return false;
    }
  };
}
