import { DeleteAccountDto } from '@gamegeek/contracts/auth/security.dto.js';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ApiError } from '#shared/api/api-error.js';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { color, space } from '#shared/theme/theme.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { deleteAccount } from './profile-api.js';
import { twoFactorQuery } from '../security/queries.js';
import { useOwner } from '../owner.js';
import { CodeField } from '../security/code-field.js';

/** Explains the deletion and asks for password and code. */
export function DeletionDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('account');
  const { user, onDeleted } = useOwner();
  const { data: status } = useQuery(twoFactorQuery);
  // Two-factor authentication may have been turned on elsewhere, so the server decides.
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useDtoForm(DeleteAccountDto, {
    defaultValues: { password: '', totp: '' },
    mode: 'onSubmit',
    send: async (values) => {
      await deleteAccount(values);
      onDeleted();
    },
    failed: t('deletion.failed'),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'totp_required') setCodeAsked(true);
    },
  });

  return (
    <Dialog title={t('deletion.dialogTitle')} onClose={onClose}>
      <Consequences>
        <li>{t('deletion.scores')}</li>
        <li>{t('deletion.comments')}</li>
        <li>{t('deletion.access')}</li>
        <li>{t('deletion.name', { name: user.username })}</li>
      </Consequences>
      <DialogForm
        form={form}
        label={t('deletion.title')}
        cancel={t('deletion.keep')}
        submit={t('deletion.confirm')}
        sending={t('deletion.deleting')}
        tone="danger"
        onClose={onClose}
      >
        <PasswordField
          {...form.field('password')}
          data-first-focus
          label={t('auth.password')}
          autoComplete="current-password"
        />
        {(status?.enabled || isCodeAsked) && <CodeField {...form.field('totp')} takesRecoveryCodes />}
      </DialogForm>
    </Dialog>
  );
}

const Consequences = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0 0 ${space[16]};
  padding-left: ${space[16]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
