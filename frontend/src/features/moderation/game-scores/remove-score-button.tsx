import { Check, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonName } from '../use-person-name.js';
import { Trigger } from '../reports/report-button.styles.js';
import { RemoveScoreDialog, type RemoveScoreProps } from './remove-score-dialog.js';

/** In a row of a board, which shows the score until the reader leaves the row: boards hold rows that are in use. */
export function RemoveScoreButton(props: RemoveScoreProps): ReactNode {
  const { t } = useTranslation('gameScores');
  const nameOf = usePersonName();
  const [isOpen, setOpen] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const label = t('removeOf', { name: nameOf(props.username) });
  return (
    <>
      <Trigger
        type="button"
        $small
        aria-label={isRemoved ? `${t('removed')}: ${props.username}` : label}
        title={t(isRemoved ? 'removed' : 'remove')}
        aria-disabled={isRemoved}
        aria-haspopup="dialog"
        onClick={() => !isRemoved && setOpen(true)}
      >
        {isRemoved ? <Check size={16} aria-hidden="true" /> : <Trash2 size={16} aria-hidden="true" />}
      </Trigger>
      {isOpen && <RemoveScoreDialog {...props} onClose={() => setOpen(false)} onRemoved={() => setRemoved(true)} />}
    </>
  );
}
