import type { TotpSetup } from '@gamegeek/contracts/auth/account.schemas.js';
import { TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { Text } from '#ui/text.js';
import { enableTwoFactor } from './queries.js';
import { CodeField } from './code-field.js';
import { RecoveryCodes } from './recovery-codes.js';
import { Qr, SecretLine } from './two-factor.styles.js';

interface SetupDialogProps {
  setup: TotpSetup;
  /** Two-factor authentication is on, with this number of recovery codes. */
  onEnabled: (codes: number) => void;
  onDone: () => void;
  onClose: () => void;
}

/** First the secret and a confirming code, then the recovery codes, shown once. */
export function SetupDialog({ setup, onEnabled, onDone, onClose }: SetupDialogProps): ReactNode {
  const { t } = useTranslation('account');
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
  const { t } = useTranslation('account');
  const form = useDtoForm(TotpChangeDto, {
    defaultValues: { code: '', password: '' },
    mode: 'onSubmit',
    send: async (values) => {
      const { recovery_codes: codes } = await enableTwoFactor(values);
      onCodes(codes);
    },
    failed: t('twoFactor.failed'),
  });

  return (
    <DialogForm
      form={form}
      label={t('twoFactor.setUpTitle')}
      cancel={t('ui.cancel')}
      submit={t('twoFactor.turnOn')}
      sending={t('twoFactor.turningOn')}
      onClose={onClose}
    >
      <Text $muted>{t('twoFactor.scan')}</Text>
      <Qr src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`} alt={t('twoFactor.qrAlt')} />
      <Text $muted>{t('twoFactor.orType')}</Text>
      <SecretLine>
        <code>{setup.secret}</code>
        <CopyButton text={setup.secret} label={t('twoFactor.copySecret')} />
      </SecretLine>
      <CodeField {...form.field('code')} data-first-focus />
      <PasswordField {...form.field('password')} label={t('auth.password')} autoComplete="current-password" />
    </DialogForm>
  );
}
