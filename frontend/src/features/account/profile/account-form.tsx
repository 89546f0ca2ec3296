import { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { Button } from '#ui/buttons/button.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { Row } from '#ui/layout.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { twoFactorQuery } from '../security/queries.js';
import { updateProfile } from './profile-api.js';
import { useOwner } from '../owner.js';
import { CodeField } from '../security/code-field.js';
import { Form } from '../settings/settings.styles.js';

/** Muted users see until when they are muted, because retrying would not help. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.code === 'forbidden';

/** Closes after saving; stays open after a failure; Cancel discards changes (docs/product.md, section 4). */
export function AccountForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useTranslation('account');
  const { user, onSaved } = useOwner();
  const notify = useNotify();
  const errorText = useErrorText();
  const { data: status } = useQuery(twoFactorQuery);
  // Two-factor authentication may have been turned on elsewhere, so the server decides.
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useDtoForm(ProfileDto, {
    defaultValues: { username: user.username, email: user.email, current_password: '', totp: '' },
    send: async ({ username, email, current_password, totp }) => {
      const proof = { current_password, ...(totp && { totp }) };
      onSaved(await updateProfile({ username, ...(email !== user.email && { email, ...proof }) }));
      onDone();
      notify.done(t('account.updated'), t('account.updatedText'));
    },
    onWrong: (names) => names.includes('totp') && setCodeAsked(true),
    onError: (error) => notify.problem(isRefused(error) ? errorText(error) : t('account.updateFailed')),
  });
  const isEmailChanged = useWatch({ control: form.control, name: 'email' }) !== user.email;

  return (
    <Form {...form.attributes} aria-labelledby="account">
      <TextField
        {...form.field('username')}
        autoFocus
        label={t('auth.username')}
        hint={t('auth.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('email')}
        label={t('auth.email')}
        hint={t('account.emailHint')}
        type="email"
        autoComplete="email"
      />
      {isEmailChanged && (
        <>
          <PasswordField
            {...form.field('current_password')}
            label={t('account.currentPassword')}
            hint={t('account.currentPasswordHint')}
            autoComplete="current-password"
          />
          {(status?.enabled || isCodeAsked) && <CodeField {...form.field('totp')} takesRecoveryCodes />}
        </>
      )}
      <Row $gap={8}>
        <SubmitButton form={form} sending={t('account.saving')}>
          {t('account.save')}
        </SubmitButton>
        <Button onClick={onDone}>{t('ui.cancel')}</Button>
      </Row>
    </Form>
  );
}
