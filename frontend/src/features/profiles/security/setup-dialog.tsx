import type { TotpSetup } from '@gamegeek/contracts/auth/account.schemas.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { enableTwoFactor } from './api/two-factor.js';
import { CodeField } from './code-field.js';
import { RecoveryCodes } from './recovery-codes.js';
import { Form, Qr, SecretLine, Text } from './two-factor.styles.js';
import { useTotpChange } from './use-totp-change.js';

interface SetupDialogProps {
  setup: TotpSetup;
  /** Two-factor authentication is on, with this number of recovery codes. */
  onEnabled: (codes: number) => void;
  onDone: () => void;
  onClose: () => void;
}

/** First the secret and a confirming code, then the recovery codes, shown once. */
export function SetupDialog({ setup, onEnabled, onDone, onClose }: SetupDialogProps): ReactNode {
  const { t } = useTranslation('profiles');
  const [codes, setCodes] = useState<string[]>();

  function handleCodes(recoveryCodes: string[]): void {
    setCodes(recoveryCodes);
    onEnabled(recoveryCodes.length);
  }

  return (
    <Dialog
      title={t(codes ? 'twoFactor.codesTitle' : 'twoFactor.setUpTitle')}
      isLocked={codes !== undefined}
      onClose={codes ? onDone : onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onDone} />
      ) : (
        <SecretStep setup={setup} onCodes={handleCodes} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface SecretStepProps {
  setup: TotpSetup;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

function SecretStep({ setup, onCodes, onClose }: SecretStepProps): ReactNode {
  const { t } = useTranslation('profiles');
  const { form, failure, handleSubmit } = useTotpChange(async (values) => {
    const { recovery_codes: codes } = await enableTwoFactor(values);
    onCodes(codes);
  }, t('twoFactor.failed'));
  const { errors, isSubmitting } = form.formState;

  return (
    <Form noValidate aria-label={t('twoFactor.setUpTitle')} onSubmit={handleSubmit}>
      <Text>{t('twoFactor.scan')}</Text>
      <Qr src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`} alt={t('twoFactor.qrAlt')} />
      <Text>{t('twoFactor.orType')}</Text>
      <SecretLine>
        <code>{setup.secret}</code>
        <CopyButton text={setup.secret} label={t('twoFactor.copySecret')} />
      </SecretLine>
      <CodeField {...form.register('code')} data-first-focus error={errors.code?.message} />
      <PasswordField
        {...form.register('password')}
        label={t('twoFactor.password')}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      {failure && <ErrorText role="alert">{failure}</ErrorText>}
      <DialogActions>
        <Button onClick={onClose}>{t('account.cancel')}</Button>
        <Button type="submit" $tone="accent" disabled={isSubmitting}>
          {t(isSubmitting ? 'twoFactor.turningOn' : 'twoFactor.turnOn')}
        </Button>
      </DialogActions>
    </Form>
  );
}
