import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { useSession } from '#shared/session/session-store.js';
import { CheckboxField } from '#ui/fields/checkbox-field.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { register } from '../auth-api.js';
import { Form } from './form.styles.js';
import { RegisterFormDto } from '../register-form.dto.js';
import { TermsLabel } from './terms-label.js';

export function RegisterForm(): ReactNode {
  const { t } = useTranslation();
  const accept = useSession((state) => state.accept);
  const notify = useNotify();
  const form = useDtoForm(RegisterFormDto, {
    defaultValues: { username: '', email: '', password: '', terms: false },
    send: async (values) => {
      await accept(await register(values), true);
      notify.done(t('ui.success'), t('auth.registered'));
    },
    onError: (error) => notify.failed(error),
  });

  return (
    <Form {...form.attributes} aria-label={t('auth.signUp')}>
      <TextField
        {...form.field('username')}
        label={t('auth.username')}
        hint={t('auth.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...form.field('email')} label={t('auth.email')} type="email" autoComplete="email" />
      <PasswordField
        {...form.field('password')}
        label={t('auth.password')}
        hint={t('auth.passwordHint')}
        autoComplete="new-password"
      />
      <CheckboxField {...form.field('terms')} label={<TermsLabel />} />
      <SubmitButton form={form} sending={t('auth.signingUp')}>
        {t('auth.signUp')}
      </SubmitButton>
    </Form>
  );
}
