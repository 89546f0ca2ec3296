import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { useEndOtherSessions } from './queries.js';

interface EndOthersDialogProps {
  onDone: () => void;
  onClose: () => void;
}

export function EndOthersDialog({ onDone, onClose }: EndOthersDialogProps): ReactNode {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useEndOtherSessions();
  return (
    <ConfirmDialog
      title={t('sessions.endOthersTitle')}
      cancelText={t('ui.cancel')}
      confirmText={t('sessions.endOthers')}
      isPending={isPending}
      error={error ? errorText(error, t('sessions.failed')) : undefined}
      onConfirm={() => mutate(undefined, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{t('sessions.endOthersText')}</p>
    </ConfirmDialog>
  );
}
