import { HeldDecisionDto } from '@gamegeek/contracts/moderation/held-decision.dto.js';
import type { HeldScore } from '@gamegeek/contracts/moderation/held-scores.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { usePersonName } from '../use-person-name.js';
import { decideHeld } from './queries.js';

interface RefuseDialogProps {
  gameId: number;
  score: HeldScore;
  onClose: () => void;
  /** The score is still in its list. */
  onRefused: () => void;
}

/** Refuses a held score with a note to its player. */
export function RefuseDialog({ gameId, score, onClose, onRefused }: RefuseDialogProps): ReactNode {
  const { t } = useTranslation('gameScores');
  const name = usePersonName()(score.player.username);
  const notify = useNotify();
  const form = useDtoForm(HeldDecisionDto, {
    defaultValues: { decision: 'refuse', note: '' },
    mode: 'onSubmit',
    fields: ['note'],
    send: async (values) => {
      await decideHeld({ gameId, scoreId: score.id }, values, () => {
        onClose();
        onRefused();
      });
      notify.done(t('decided_refuse'));
    },
    failed: t('failed'),
  });
  return (
    <Dialog title={t('askRefuse', { name })} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('askRefuse', { name })}
        cancel={t('ui.cancel')}
        submit={t('refuse')}
        sending={t('ui.working')}
        tone="danger"
        onClose={onClose}
      >
        <TextAreaField {...form.field('note')} data-first-focus label={t('note')} hint={t('reasonHint')} rows={3} />
      </DialogForm>
    </Dialog>
  );
}
