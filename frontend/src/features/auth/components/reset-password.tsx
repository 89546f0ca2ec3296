import { NewPasswordDto } from '@gamegeek/contracts/auth/register.dto.js';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#shared/api/api-error.js';
import { confirmSession } from '#shared/api/confirm-session.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { resetPassword } from '../api/reset-password.js';
import { useEmailLinkPreview } from '../use-email-link-preview.js';
import { BackToLogin } from './back-to-login.js';
import { Form, Outcome, Text } from './form.styles.js';

const resolver = dtoResolver(NewPasswordDto);

const isTokenInvalid = (error: unknown): boolean => error instanceof ApiError && error.code === 'token_invalid';

/** Chooses a new password with an email link, then shows the login. */
export function ResetPassword({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('emailLinks');
  const { t: site } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const showToast = useToasts((state) => state.show);
  const form = useForm<NewPasswordDto>({ ...formOptions, resolver, defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const [isLinkInvalid, setLinkInvalid] = useState(false);
  // Shows whose password it is; a failed preview does not block the form.
  const { preview } = useEmailLinkPreview(token, (error) => setLinkInvalid(isTokenInvalid(error)));

  const handleSubmit = form.handleSubmit(async ({ password }) => {
    try {
      await resetPassword({ token, password });
      // All sessions of the account have ended, including this browser's unless another user is signed in here.
      await confirmSession();
      showToast({ title: site('ui.success'), description: t('reset.done') });
      await navigate(paths.auth(), { replace: true });
    } catch (error) {
      setLinkInvalid(isTokenInvalid(error));
      showServerErrors(form, ['password'], error);
      showToast({ title: site('ui.error'), description: errorText(error), variant: 'destructive' });
    }
  });

  if (isLinkInvalid) {
    return (
      <Outcome>
        <Text role="alert">{t('reset.spent')}</Text>
        <ButtonLink to={paths.forgotPassword()} replace $tone="accent">
          {t('reset.again')}
        </ButtonLink>
        <BackToLogin />
      </Outcome>
    );
  }
  return (
    <Form noValidate aria-label={t('reset.title')} onSubmit={(event) => void handleSubmit(event)}>
      <Text>{t('reset.intro')}</Text>
      {preview && <Text>{t('reset.account', { username: preview.username })}</Text>}
      <PasswordField
        {...form.register('password')}
        label={t('reset.password')}
        hint={site('auth.passwordHint')}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <Button type="submit" $tone="accent" disabled={isSubmitting}>
        {isSubmitting ? t('reset.saving') : t('reset.submit')}
      </Button>
    </Form>
  );
}
