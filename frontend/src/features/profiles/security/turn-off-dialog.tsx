import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { disableTwoFactor } from './api/two-factor.js';
import { CodeField } from './code-field.js';
import { Form, Text } from './two-factor.styles.js';
import { useTotpChange } from './use-totp-change.js';

interface TurnOffDialogProps {
  onDone: () => void;
  onClose: () => void;
}

export function TurnOffDialog({ onDone, onClose }: TurnOffDialogProps): ReactNode {
  const { t } = useTranslation('profiles');
  const { form, failure, handleSubmit } = useTotpChange(async (values) => {
    await disableTwoFactor(values);
    onDone();
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <Dialog title={t('twoFactor.turnOffTitle')} onClose={onClose}>
      <Form noValidate aria-label={t('twoFactor.turnOffTitle')} onSubmit={handleSubmit}>
        <Text>{t('twoFactor.turnOffText')}</Text>
        <PasswordField
          {...form.register('password')}
          data-first-focus
          label={t('twoFactor.password')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <CodeField {...form.register('code')} takesRecoveryCodes error={errors.code?.message} />
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
        <DialogActions>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" $tone="danger" disabled={isSubmitting}>
            {t(isSubmitting ? 'twoFactor.turningOff' : 'twoFactor.turnOff')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
