import { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/api/use-error-text.js';
import { showServerErrors } from '../../../../shared/forms/show-server-errors.js';
import { Button } from '../../../../shared/ui/button/button.js';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.js';
import { TextField } from '../../../../shared/ui/text-field/text-field.js';
import { useToasts } from '../../../../shared/ui/toasts/toast-store.js';
import { login } from '../../api/login.js';
import { useSession } from '../../stores/session-store.js';
import { Form } from '../form.styles.js';

/** The same class as the server's pipe, so that both say the same sentences. */
const resolver = classValidatorResolver(LoginDto);

export function LoginForm(): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const accept = useSession((state) => state.accept);
  const showToast = useToasts((state) => state.show);
  const form = useForm<LoginDto>({ resolver, defaultValues: { identifier: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      const answer = await login(values);
      // An answer without a session shows nothing (SPEC section 4).
      if (!answer.session) return;
      await accept(answer);
      showToast({ title: t('common.success'), description: t('auth.loggedIn') });
    } catch (error) {
      showServerErrors(form, ['identifier', 'password'], error);
      showToast({ title: t('common.error'), description: errorText(error), variant: 'destructive' });
    }
  });

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
    </Form>
  );
}
