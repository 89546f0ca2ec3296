import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useDeleteBuild } from './queries.js';

interface DeleteBuildDialogProps {
  gameId: number;
  build: Build;
  onClose: () => void;
}

/** Asks before a build is deleted. */
export function DeleteBuildDialog({ gameId, build, onClose }: DeleteBuildDialogProps): ReactNode {
  const { t } = useTranslation('builds');
  const failureText = useFailureText();
  const notify = useNotify();
  const { mutate, isPending, error } = useDeleteBuild(gameId);
  const { number } = build;

  function handleConfirm(): void {
    mutate(number, {
      onSuccess: () => {
        onClose();
        notify.done(t('delete.done', { number }));
      },
    });
  }

  return (
    <ConfirmDialog
      title={t('delete.title', { number })}
      cancelText={t('ui.cancel')}
      confirmText={t('ui.delete')}
      isPending={isPending}
      error={error ? `${t('delete.failed')} ${failureText(error)}` : undefined}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
