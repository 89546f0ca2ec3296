import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { TotpCodeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { Button } from '#ui/buttons/button.js';
import { TextField } from '#ui/fields/text-field.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { Aside, Form, Text } from './form.styles.js';
import { useLogin } from '../use-login.js';

const resolver = dtoResolver(TotpCodeDto);

interface TwoFactorStepProps {
  /** The name and password that the server has accepted. */
  credentials: LoginDto;
  onBack: () => void;
}

/** The second step of a login: the six digits of the app, or a recovery code. */
export function TwoFactorStep({ credentials, onBack }: TwoFactorStepProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const sentence = useValidationMessage();
  const logIn = useLogin();
  const showToast = useToasts((state) => state.show);
  const [usesRecovery, setUsesRecovery] = useState(false);
  const form = useForm<TotpCodeDto>({ resolver, defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  function handleSwitch(): void {
    setUsesRecovery(!usesRecovery);
    form.resetField('code');
    form.setFocus('code');
  }

  const handleSubmit = form.handleSubmit(async ({ code }) => {
    try {
      // Apps group the digits, and users paste them like that.
      await logIn({ ...credentials, totp: code.replace(/\s/g, '') });
    } catch (error) {
      // Name and password were accepted before, so the code is wrong.
      const isWrong = error instanceof ApiError && error.code === 'invalid_credentials';
      if (isWrong) form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true });
      const description = isWrong ? sentence(error.message) : errorText(error);
      showToast({ title: t('ui.error'), description, variant: 'destructive' });
    }
  });

  return (
    <Form noValidate aria-label={t('auth.twoFactor.title')} onSubmit={(event) => void handleSubmit(event)}>
      <Text role="status">{t(usesRecovery ? 'auth.twoFactor.recoveryIntro' : 'auth.twoFactor.intro')}</Text>
      <TextField
        {...form.register('code')}
        label={t(usesRecovery ? 'auth.twoFactor.recoveryCode' : 'auth.twoFactor.code')}
        autoFocus
        inputMode={usesRecovery ? 'text' : 'numeric'}
        autoComplete={usesRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
      />
      <Button type="submit" $tone="accent" disabled={isSubmitting}>
        {isSubmitting ? t('auth.loggingIn') : t('auth.login')}
      </Button>
      <Aside>
        <Button $tone="plain" onClick={handleSwitch}>
          {t(usesRecovery ? 'auth.twoFactor.useApp' : 'auth.twoFactor.useRecovery')}
        </Button>
        <Button $tone="plain" onClick={onBack}>
          {t('auth.backToLogin')}
        </Button>
      </Aside>
    </Form>
  );
}
