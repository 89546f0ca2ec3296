import { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { Aside, Form } from './form.styles.js';
import { TwoFactorStep } from './two-factor-step.js';
import { useLogin } from '../use-login.js';

const resolver = dtoResolver(LoginDto);

export function LoginForm(): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const logIn = useLogin();
  const showToast = useToasts((state) => state.show);
  const form = useForm<LoginDto>({ ...formOptions, resolver, defaultValues: { identifier: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const [proven, setProven] = useState<LoginDto>();

  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      await logIn(values);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'totp_required') {
        setProven(values);
        return;
      }
      showServerErrors(form, ['identifier', 'password'], error);
      showToast({ title: t('ui.error'), description: errorText(error), variant: 'destructive' });
    }
  });

  if (proven) return <TwoFactorStep credentials={proven} onBack={() => setProven(undefined)} />;
  return (
    <Form noValidate aria-label={t('auth.login')} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        {...form.register('identifier')}
        label={t('auth.identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.identifier?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={t('auth.password')}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button type="submit" $tone="accent" disabled={isSubmitting}>
        {isSubmitting ? t('auth.loggingIn') : t('auth.login')}
      </Button>
      <Aside>
        <ButtonLink to={paths.forgotPassword()} $tone="plain">
          {t('auth.forgot.title')}
        </ButtonLink>
      </Aside>
    </Form>
  );
}
