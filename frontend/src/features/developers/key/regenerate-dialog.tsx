import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useRegenerateApiKey } from './queries.js';

interface RegenerateDialogProps {
  /** The old key no longer works, so there is nothing to keep. */
  isUnreadable?: boolean;
  onClose: () => void;
}

/** Explains the consequences before a new key is generated: the old one works for a day, or is refused at once. */
export function RegenerateDialog({ isUnreadable = false, onClose }: RegenerateDialogProps): ReactNode {
  const { t } = useTranslation('apiKeys');
  const notify = useNotify();
  const { mutate, isPending } = useRegenerateApiKey();

  function regenerate(immediately: boolean): void {
    if (isPending) return;
    mutate(
      { immediately },
      {
        onSuccess: () => notify.done(t('key.done'), t('key.doneText')),
        onError: () => notify.problem(t('key.failed')),
        onSettled: onClose,
      },
    );
  }

  return (
    <ConfirmDialog
      title={t('key.warningTitle')}
      cancelText={t('ui.cancel')}
      confirmText={t(isPending ? 'key.regenerating' : 'key.regenerate')}
      tone="accent"
      isPending={isPending}
      alternative={
        !isUnreadable && (
          <Button $tone="danger" aria-disabled={isPending} onClick={() => regenerate(true)}>
            {t('key.regenerateNow')}
          </Button>
        )
      }
      onConfirm={() => regenerate(isUnreadable)}
      onClose={onClose}
    >
      {isUnreadable ? (
        <p>{t('key.unreadable')}</p>
      ) : (
        <>
          <p>{t('key.overlap')}</p>
          <p>{t('key.leaked')}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
