import { useEffect, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
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
    <ConfirmDialog
      title={t('restart.title', { name })}
      cancelText={t('restart.goOn')}
      confirmText={t('stage.restart')}
      onConfirm={onRestart}
      onClose={onClose}
    >
      <p>{score === undefined ? t('restart.run') : t('restart.score', { count: score })}</p>
    </ConfirmDialog>
  );
}
