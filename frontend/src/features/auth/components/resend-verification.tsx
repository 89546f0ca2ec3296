import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useResendVerification } from '../use-resend-verification.js';
import { BackToLogin } from './back-to-login.js';
import { EmailForm } from './email-form.js';

/** Requests another verification email. */
export function ResendVerification({ intro }: { intro: string }): ReactNode {
  const { t } = useTranslation();
  const resend = useResendVerification();
  return (
    <>
      <EmailForm label={t('auth.resend.title')} intro={intro} submit={t('auth.resend.submit')} onSend={resend} />
      <BackToLogin />
    </>
  );
}
