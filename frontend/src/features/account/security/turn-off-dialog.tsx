import { TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { Text } from '#ui/text.js';
import { disableTwoFactor } from './queries.js';
import { CodeField } from './code-field.js';

interface TurnOffDialogProps {
  onDone: () => void;
  onClose: () => void;
}

export function TurnOffDialog({ onDone, onClose }: TurnOffDialogProps): ReactNode {
  const { t } = useTranslation('account');
  const form = useDtoForm(TotpChangeDto, {
    defaultValues: { password: '', code: '' },
    mode: 'onSubmit',
    send: async (values) => {
      await disableTwoFactor(values);
      onDone();
    },
  });

  return (
    <Dialog title={t('twoFactor.turnOffTitle')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('twoFactor.turnOffTitle')}
        cancel={t('ui.cancel')}
        submit={t('twoFactor.turnOff')}
        sending={t('twoFactor.turningOff')}
        tone="danger"
        onClose={onClose}
      >
        <Text $muted>{t('twoFactor.turnOffText')}</Text>
        <PasswordField
          {...form.field('password')}
          data-first-focus
          label={t('auth.password')}
          autoComplete="current-password"
        />
        <CodeField {...form.field('code')} takesRecoveryCodes />
      </DialogForm>
    </Dialog>
  );
}
