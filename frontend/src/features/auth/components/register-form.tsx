import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { useSession } from '#shared/session/session-store.js';
import { Button } from '#ui/buttons/button.js';
import { CheckboxField } from '#ui/fields/checkbox-field.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { register } from '../api/register.js';
import { Form } from './form.styles.js';
import { RegisterFormDto } from '../register-form.dto.js';
import { TermsLabel } from './terms-label.js';

const resolver = dtoResolver(RegisterFormDto);

export function RegisterForm(): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const accept = useSession((state) => state.accept);
  const showToast = useToasts((state) => state.show);
  const form = useForm<RegisterFormDto>({
    ...formOptions,
    resolver,
    defaultValues: { username: '', email: '', password: '', terms: false },
  });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      await accept(await register(values), true);
      showToast({ title: t('ui.success'), description: t('auth.registered') });
    } catch (error) {
      showServerErrors(form, ['username', 'email', 'password'], error);
      showToast({ title: t('ui.error'), description: errorText(error), variant: 'destructive' });
    }
  });

  return (
    <Form noValidate aria-label={t('auth.signUp')} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        {...form.register('username')}
        label={t('auth.username')}
        hint={t('auth.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <TextField
        {...form.register('email')}
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <CheckboxField {...form.register('terms')} label={<TermsLabel />} error={errors.terms?.message} />
      <Button type="submit" $tone="accent" disabled={isSubmitting}>
        {isSubmitting ? t('auth.signingUp') : t('auth.signUp')}
      </Button>
    </Form>
  );
}
