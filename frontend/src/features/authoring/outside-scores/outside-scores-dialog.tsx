import { OutsideScoresDto } from '@gamegeek/contracts/moderation/outside-scores.dto.js';
import type { OutsideScores } from '@gamegeek/contracts/moderation/outside-scores.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { removeOutsideScores } from './queries.js';

interface OutsideScoresDialogProps {
  gameId: number;
  outside: Pick<OutsideScores, 'count' | 'more'>;
  onClose: () => void;
}

/** Asks whether to remove the scores outside of the bounds, and why. */
export function OutsideScoresDialog({ gameId, outside, onClose }: OutsideScoresDialogProps): ReactNode {
  const { t } = useTranslation('authoring');
  const notify = useNotify();
  const title = t(outside.more ? 'outside.askMore' : 'outside.ask', { count: outside.count });
  const form = useDtoForm(OutsideScoresDto, {
    defaultValues: { reason: t('outside.reasonStart') },
    mode: 'onSubmit',
    fields: ['reason'],
    send: async (values) => {
      await removeOutsideScores(gameId, values);
      onClose();
      notify.done(t('outside.begun'), t('outside.begunText'));
    },
    failed: t('outside.failed'),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Text $below={16} $muted>
        {t('outside.means')}
      </Text>
      <DialogForm
        form={form}
        label={title}
        cancel={t('outside.keep')}
        submit={t('outside.remove')}
        sending={t('ui.working')}
        tone="danger"
        onClose={onClose}
      >
        <TextAreaField
          {...form.field('reason')}
          data-first-focus
          label={t('outside.reason')}
          hint={t('outside.reasonHint')}
          rows={3}
        />
      </DialogForm>
    </Dialog>
  );
}
