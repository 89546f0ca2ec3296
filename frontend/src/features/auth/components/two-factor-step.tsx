import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { TotpCodeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { Button } from '#ui/buttons/button.js';
import { TextField } from '#ui/fields/text-field.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { Aside, Form } from './form.styles.js';
import { useLogin } from '../use-login.js';

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
  const notify = useNotify();
  const [usesRecovery, setUsesRecovery] = useState(false);
  const form = useDtoForm(TotpCodeDto, {
    defaultValues: { code: '' },
    mode: 'onSubmit',
    // Apps group the digits, and users paste them like that.
    send: ({ code }) => logIn({ ...credentials, totp: code.replace(/\s/g, '') }),
    onError: (error) => {
      // Name and password were accepted before, so the code is wrong.
      const isWrong = error instanceof ApiError && error.code === 'invalid_credentials';
      if (isWrong) form.setError('code', { type: 'server', message: error.message }, { shouldFocus: true });
      const description = isWrong ? sentence(error.message) : errorText(error);
      notify.problem(description);
    },
  });

  function handleSwitch(): void {
    setUsesRecovery(!usesRecovery);
    form.resetField('code');
    form.setFocus('code');
  }

  return (
    <Form {...form.attributes} aria-label={t('auth.twoFactor.title')}>
      <Text $muted role="status">
        {t(usesRecovery ? 'auth.twoFactor.recoveryIntro' : 'auth.twoFactor.intro')}
      </Text>
      <TextField
        {...form.field('code')}
        label={t(usesRecovery ? 'auth.twoFactor.recoveryCode' : 'auth.twoFactor.code')}
        autoFocus
        inputMode={usesRecovery ? 'text' : 'numeric'}
        autoComplete={usesRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton form={form} sending={t('auth.loggingIn')}>
        {t('auth.login')}
      </SubmitButton>
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
