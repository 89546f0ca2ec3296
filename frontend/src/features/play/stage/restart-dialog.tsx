import { useEffect, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { focusGame } from './use-stage.js';

interface RestartDialogProps {
  name: string;
  /** Of the run; undefined if only the game knows it. */
  score: number | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  onClose: () => void;
  onRestart: () => void;
}

/** Asks before a run is lost. */
export function RestartDialog({ name, score, frame, onClose, onRestart }: RestartDialogProps): ReactNode {
  const { t } = useTranslation('play');
  // The dialog returns the focus to the button that opened it; the player goes on in the game.
  useEffect(
    () => () => {
      if (frame.current) focusGame(frame.current);
    },
    [frame],
  );
  return (
    <Dialog title={t('restart.title', { name })} onClose={onClose}>
      <p>{score === undefined ? t('restart.run') : t('restart.score', { count: score })}</p>
      <DialogActions>
        <Button data-first-focus onClick={onClose}>
          {t('restart.goOn')}
        </Button>
        <Button $tone="danger" onClick={onRestart}>
          {t('stage.restart')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
