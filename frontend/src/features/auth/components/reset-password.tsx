import { NewPasswordDto } from '@gamegeek/contracts/auth/register.dto.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#shared/api/api-error.js';
import { confirmSession } from '#shared/api/confirm-session.js';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { Stack } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { resetPassword } from '../auth-api.js';
import { useEmailLinkPreview } from '../use-email-link-preview.js';
import { BackToLogin } from './back-to-login.js';
import { Form } from './form.styles.js';

const isTokenInvalid = (error: unknown): boolean => error instanceof ApiError && error.code === 'token_invalid';

/** Chooses a new password with an email link, then shows the login. */
export function ResetPassword({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('emailLinks');
  const navigate = useNavigate();
  const notify = useNotify();
  const [isLinkInvalid, setLinkInvalid] = useState(false);
  // Shows whose password it is; a failed preview does not block the form.
  const { preview } = useEmailLinkPreview(token, (error) => setLinkInvalid(isTokenInvalid(error)));

  const form = useDtoForm(NewPasswordDto, {
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await resetPassword({ token, password });
      // All sessions of the account have ended, including this browser's unless another user is signed in here.
      await confirmSession();
      notify.done(t('ui.success'), t('reset.done'));
      await navigate(paths.auth(), { replace: true });
    },
    onError: (error) => {
      setLinkInvalid(isTokenInvalid(error));
      notify.failed(error);
    },
  });

  if (isLinkInvalid) {
    return (
      <Stack $gap={16}>
        <Text $muted role="alert">
          {t('reset.spent')}
        </Text>
        <ButtonLink to={paths.forgotPassword()} replace $tone="accent">
          {t('reset.again')}
        </ButtonLink>
        <BackToLogin />
      </Stack>
    );
  }
  return (
    <Form {...form.attributes} aria-label={t('reset.title')}>
      <Text $muted>{t('reset.intro')}</Text>
      {preview && <Text $muted>{t('reset.account', { username: preview.username })}</Text>}
      <PasswordField
        {...form.field('password')}
        label={t('reset.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <SubmitButton form={form} sending={t('reset.saving')}>
        {t('reset.submit')}
      </SubmitButton>
    </Form>
  );
}
