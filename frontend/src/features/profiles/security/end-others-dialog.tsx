import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { useEndOtherSessions } from './api/open-sessions.js';

interface EndOthersDialogProps {
  onDone: () => void;
  onClose: () => void;
}

export function EndOthersDialog({ onDone, onClose }: EndOthersDialogProps): ReactNode {
  const { t } = useTranslation('profiles');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useEndOtherSessions();
  return (
    <Dialog title={t('sessions.endOthersTitle')} onClose={onClose}>
      <p>{t('sessions.endOthersText')}</p>
      {error && <ErrorText role="alert">{errorText(error, t('sessions.failed'))}</ErrorText>}
      <DialogActions>
        <Button data-first-focus onClick={onClose}>
          {t('account.cancel')}
        </Button>
        <Button
          $tone="danger"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(undefined, { onSuccess: onDone })}
        >
          {t('sessions.endOthers')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
