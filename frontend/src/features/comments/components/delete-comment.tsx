import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#shared/api/use-field-error-text.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { useNotify } from '#ui/toasts/use-notify.js';

interface DeleteCommentProps {
  onDelete: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation: a deleted comment cannot be restored. */
export function DeleteComment({ onDelete, onDone, onClose }: DeleteCommentProps): ReactNode {
  const { t } = useTranslation(['comments', 'common']);
  const reasonOf = useFieldErrorText();
  const notify = useNotify();
  const [isDeleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function handleDelete(): Promise<void> {
    if (isDeleting) return;
    setDeleting(true);
    setFailed(undefined);
    try {
      await onDelete();
      onDone();
      notify.done(t('toasts.deleted'));
    } catch (cause) {
      setDeleting(false);
      setFailed(reasonOf(cause, t('common:errors.internal')));
    }
  }

  return (
    <Dialog title={t('delete.title')} onClose={onClose}>
      <p>{t('delete.text')}</p>
      {failed && (
        <ErrorText role="alert">
          {t('toasts.deleteFailed')}. {failed}
        </ErrorText>
      )}
      <DialogActions>
        <Button data-first-focus onClick={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button $tone="danger" aria-disabled={isDeleting} onClick={() => void handleDelete()}>
          {t('delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
