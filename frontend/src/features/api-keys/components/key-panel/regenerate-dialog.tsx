import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button/button.js';
import { Dialog } from '../../../../shared/ui/dialog/dialog.js';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.styles.js';
import { useToasts } from '../../../../shared/ui/toasts/toast-store.js';
import { useRegenerateApiKey } from '../../api/api-key.js';

/** Explains the consequences before a new key is generated. */
export function RegenerateDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation(['apiKeys', 'common']);
  const showToast = useToasts((state) => state.show);
  const { mutate, isPending } = useRegenerateApiKey();

  function handleRegenerate(): void {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: () => showToast({ title: t('key.done'), description: t('key.doneText') }),
      onError: () => showToast({ title: t('common:ui.error'), description: t('key.failed'), variant: 'destructive' }),
      onSettled: onClose,
    });
  }

  return (
    <Dialog title={t('key.warningTitle')} onClose={onClose}>
      <p>{t('key.warning')}</p>
      <DialogActions>
        <Button data-first-focus onClick={onClose}>
          {t('key.cancel')}
        </Button>
        <Button $tone="danger" aria-disabled={isPending} onClick={handleRegenerate}>
          {t(isPending ? 'key.regenerating' : 'key.regenerate')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
