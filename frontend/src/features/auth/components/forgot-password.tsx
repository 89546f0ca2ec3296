import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { forgotPassword } from '../auth-api.js';
import { BackToLogin } from './back-to-login.js';
import { EmailForm } from './email-form.js';

/** Requests a link to choose a new password. The result looks the same for known and unknown addresses. */
export function ForgotPassword(): ReactNode {
  const { t } = useTranslation();
  const notify = useNotify();
  const [sentTo, setSentTo] = useState<string>();

  async function handleSend(email: string): Promise<void> {
    try {
      await forgotPassword(email);
      setSentTo(email);
    } catch (error) {
      notify.failed(error);
      throw error;
    }
  }

  return (
    <>
      {sentTo === undefined ? (
        <EmailForm
          label={t('auth.forgot.title')}
          intro={t('auth.forgot.intro')}
          submit={t('auth.forgot.submit')}
          onSend={handleSend}
        />
      ) : (
        <Text $muted role="status">
          {t('auth.forgot.sent', { email: sentTo })}
        </Text>
      )}
      <BackToLogin />
    </>
  );
}
