import { DeleteAccountDto } from '@gamegeek/contracts/auth/security.dto.js';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { color, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { deleteAccount } from './api/delete-account.js';
import { useTwoFactor } from '../security/api/two-factor.js';
import { useOwner } from '../owner.js';
import { CodeField } from '../security/code-field.js';

const resolver = dtoResolver(DeleteAccountDto);

/** Explains the deletion and asks for password and code. */
export function DeletionDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('profiles');
  const errorText = useErrorText();
  const { user, onDeleted } = useOwner();
  const { status } = useTwoFactor();
  // Two-factor authentication may have been turned on elsewhere, so the server decides.
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm<DeleteAccountDto>({ resolver, defaultValues: { password: '', totp: '' } });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await deleteAccount(values);
      onDeleted();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'totp_required') setCodeAsked(true);
      if (!showServerErrors(form, ['password', 'totp'], error)) setFailure(errorText(error, t('deletion.failed')));
    }
  });

  return (
    <Dialog title={t('deletion.dialogTitle')} onClose={onClose}>
      <Consequences>
        <li>{t('deletion.scores')}</li>
        <li>{t('deletion.comments')}</li>
        <li>{t('deletion.access')}</li>
        <li>{t('deletion.name', { name: user.username })}</li>
      </Consequences>
      <Form noValidate aria-label={t('deletion.title')} onSubmit={(event) => void handleSubmit(event)}>
        <PasswordField
          {...form.register('password')}
          data-first-focus
          label={t('deletion.password')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        {(status?.enabled || isCodeAsked) && (
          <CodeField {...form.register('totp')} takesRecoveryCodes error={errors.totp?.message} />
        )}
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
        <DialogActions>
          <Button onClick={onClose}>{t('deletion.keep')}</Button>
          <Button type="submit" $tone="danger" disabled={isSubmitting}>
            {t(isSubmitting ? 'deletion.deleting' : 'deletion.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Consequences = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0 0 ${space[20]};
  padding-left: ${space[20]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`;
