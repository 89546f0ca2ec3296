import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useToasts } from '../../shared/ui/toasts/toast-store.js';
import { resendVerification } from './api/ask-for-mail.js';

/** Asks for another verification mail and says what came of it (SPEC sections 4 and 8). True when it was sent. */
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
