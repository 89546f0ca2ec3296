import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useToggleGame } from '../api/get-made-games.js';
import { useFailureText } from '../use-failure.js';

/** Explains hiding or showing a game before it is done. */
export function ToggleDialog({ game, onClose }: { game: Game; onClose: () => void }): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const notify = useNotify();
  const { mutate, isPending, error } = useToggleGame();
  const { name, active } = game;

  function handleConfirm(): void {
    if (isPending) return;
    mutate(game, {
      onSuccess: () => {
        onClose();
        notify.done(t(active ? 'mine.isHidden' : 'mine.isShown'), name);
      },
    });
  }

  return (
    <Dialog title={t(active ? 'mine.hideTitle' : 'mine.showTitle', { name })} onClose={onClose}>
      <p>{t(active ? 'mine.hideText' : 'mine.showText')}</p>
      {error && (
        <ErrorText role="alert">
          {t(active ? 'mine.hideFailed' : 'mine.showFailed')} {failureText(error)}
        </ErrorText>
      )}
      <DialogActions>
        <Button data-first-focus onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button $tone={active ? 'danger' : 'accent'} aria-disabled={isPending} onClick={handleConfirm}>
          {t(active ? 'mine.hide' : 'mine.show')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
