import { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { Aside, Form } from './form.styles.js';
import { TwoFactorStep } from './two-factor-step.js';
import { useLogin } from '../use-login.js';

export function LoginForm(): ReactNode {
  const { t } = useTranslation();
  const logIn = useLogin();
  const notify = useNotify();
  const [proven, setProven] = useState<LoginDto>();
  const form = useDtoForm(LoginDto, {
    defaultValues: { identifier: '', password: '' },
    send: (values) =>
      logIn(values).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'totp_required') throw error;
        setProven(values);
      }),
    onError: (error) => notify.failed(error),
  });

  if (proven) return <TwoFactorStep credentials={proven} onBack={() => setProven(undefined)} />;
  return (
    <Form {...form.attributes} aria-label={t('auth.login')}>
      <TextField
        {...form.field('identifier')}
        label={t('auth.identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label={t('auth.password')} autoComplete="current-password" />
      <SubmitButton form={form} sending={t('auth.loggingIn')}>
        {t('auth.login')}
      </SubmitButton>
      <Aside>
        <ButtonLink to={paths.forgotPassword()} $tone="plain">
          {t('auth.forgot.title')}
        </ButtonLink>
      </Aside>
    </Form>
  );
}
