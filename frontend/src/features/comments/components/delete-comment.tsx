import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { useNotify } from '#ui/toasts/use-notify.js';

interface DeleteCommentProps {
  onDelete: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation: a deleted comment cannot be restored. */
export function DeleteComment({ onDelete, onDone, onClose }: DeleteCommentProps): ReactNode {
  const { t } = useTranslation('comments');
  const reasonOf = useFailureText();
  const notify = useNotify();
  const [isDeleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function handleDelete(): Promise<void> {
    setDeleting(true);
    setFailed(undefined);
    try {
      await onDelete();
      onDone();
      notify.done(t('toasts.deleted'));
    } catch (cause) {
      setDeleting(false);
      setFailed(`${t('toasts.deleteFailed')}. ${reasonOf(cause, t('errors.internal'))}`);
    }
  }

  return (
    <ConfirmDialog
      title={t('delete.title')}
      cancelText={t('ui.cancel')}
      confirmText={t('ui.delete')}
      isPending={isDeleting}
      error={failed}
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
