import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { TrialScoresChoice as Choice } from '@gamegeek/contracts/games/game-status.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { TrialScoresChoice } from '../people/trial-scores-choice.js';
import { useToggleGame } from '../queries.js';

/** Explains hiding or showing a game before it is done. */
export function ToggleDialog({ game, onClose }: { game: Game; onClose: () => void }): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const notify = useNotify();
  const { mutate, isPending, error } = useToggleGame();
  const [trialScores, setTrialScores] = useState<Choice>('clear');
  const { name, active } = game;

  function handleConfirm(): void {
    mutate(active ? game : { ...game, trialScores }, {
      onSuccess: () => {
        onClose();
        notify.done(t(active ? 'mine.isHidden' : 'mine.isShown'), name);
      },
    });
  }

  return (
    <ConfirmDialog
      title={t(active ? 'mine.hideTitle' : 'mine.showTitle', { name })}
      cancelText={t('ui.cancel')}
      confirmText={t(active ? 'mine.hide' : 'mine.show')}
      tone={active ? 'danger' : 'accent'}
      isPending={isPending}
      error={error ? `${t(active ? 'mine.hideFailed' : 'mine.showFailed')} ${failureText(error)}` : undefined}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{t(active ? 'mine.hideText' : 'mine.showText')}</p>
      {!active && <TrialScoresChoice value={trialScores} onChange={setTrialScores} />}
    </ConfirmDialog>
  );
}
