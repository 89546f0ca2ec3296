import { TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dtoResolver } from '../../../shared/forms/dto-resolver.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { showServerErrors } from '../../../shared/forms/show-server-errors.js';
import { Button } from '../../../shared/ui/button/button.js';
import { Dialog } from '../../../shared/ui/dialog/dialog.js';
import { DialogActions } from '../../../shared/ui/dialog/dialog.styles.js';
import { PasswordField } from '../../../shared/ui/password-field/password-field.js';
import { ErrorText } from '../../../shared/ui/text-field/text-field.styles.js';
import { disableTwoFactor } from './api/two-factor.js';
import { CodeField } from './code-field.js';
import { Form, Text } from './two-factor.styles.js';

const resolver = dtoResolver(TotpChangeDto);

interface TurnOffDialogProps {
  onDone: () => void;
  onClose: () => void;
}

export function TurnOffDialog({ onDone, onClose }: TurnOffDialogProps): ReactNode {
  const { t } = useTranslation('profiles');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const form = useForm<TotpChangeDto>({ resolver, defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await disableTwoFactor(values);
      onDone();
    } catch (error) {
      if (!showServerErrors(form, ['password', 'code'], error)) setFailure(errorText(error));
    }
  });

  return (
    <Dialog title={t('twoFactor.turnOffTitle')} onClose={onClose}>
      <Form noValidate aria-label={t('twoFactor.turnOffTitle')} onSubmit={(event) => void handleSubmit(event)}>
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
