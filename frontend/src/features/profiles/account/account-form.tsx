import { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { Button } from '#ui/buttons/button.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { useTwoFactor } from '../security/api/two-factor.js';
import { updateProfile } from './api/update-profile.js';
import { useOwner } from '../owner.js';
import { CodeField } from '../security/code-field.js';
import { Actions, Form } from '../settings/settings.styles.js';

const resolver = dtoResolver(ProfileDto);

/** Muted users see until when they are muted, because retrying would not help. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.code === 'forbidden';

/** Closes after saving; stays open after a failure; Cancel discards changes (docs/product.md, section 4). */
export function AccountForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useTranslation(['profiles', 'common']);
  const { user, onSaved } = useOwner();
  const showToast = useToasts((state) => state.show);
  const errorText = useErrorText();
  const { status } = useTwoFactor();
  const form = useForm<ProfileDto>({
    ...formOptions,
    resolver,
    defaultValues: { username: user.username, email: user.email, current_password: '', totp: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const isEmailChanged = useWatch({ control: form.control, name: 'email' }) !== user.email;

  const handleSubmit = form.handleSubmit(async ({ username, email, current_password, totp }) => {
    const isChange = email !== user.email;
    try {
      const proof = { current_password, ...(totp && { totp }) };
      onSaved(await updateProfile({ username, ...(isChange && { email, ...proof }) }));
      onDone();
      showToast({ title: t('account.updated'), description: t('account.updatedText') });
    } catch (error) {
      showServerErrors(form, ['username', 'email', 'current_password', 'totp'], error);
      showToast({
        title: t('common:ui.error'),
        description: isRefused(error) ? errorText(error) : t('account.updateFailed'),
        variant: 'destructive',
      });
    }
  });

  return (
    <Form noValidate aria-labelledby="account" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        {...form.register('username')}
        autoFocus
        label={t('account.username')}
        hint={t('account.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <TextField
        {...form.register('email')}
        label={t('account.email')}
        hint={t('account.emailHint')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      {isEmailChanged && (
        <>
          <PasswordField
            {...form.register('current_password')}
            label={t('account.currentPassword')}
            hint={t('account.currentPasswordHint')}
            autoComplete="current-password"
            error={errors.current_password?.message}
          />
          {(status?.enabled || errors.totp) && (
            <CodeField {...form.register('totp')} takesRecoveryCodes error={errors.totp?.message} />
          )}
        </>
      )}
      <Actions>
        <Button type="submit" $tone="accent" disabled={isSubmitting}>
          {isSubmitting ? t('account.saving') : t('account.save')}
        </Button>
        <Button onClick={onDone}>{t('account.cancel')}</Button>
      </Actions>
    </Form>
  );
}
