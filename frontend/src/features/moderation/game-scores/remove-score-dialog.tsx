import { RemoveScoreDto } from '@gamegeek/contracts/moderation/remove-score.dto.js';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { ToggleField } from '#shared/forms/toggle-field.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { removeScore, type ScorePlace } from './queries.js';
import { usePersonName } from '../use-person-name.js';

export interface RemoveScoreProps extends ScorePlace {
  /** The player. */
  username: string;
}

interface RemoveScoreDialogProps extends RemoveScoreProps {
  onClose: () => void;
  onRemoved?: () => void;
}

/** Explains a removal by the creator of the game, and asks for its reason. */
export function RemoveScoreDialog({ username, onClose, onRemoved, ...place }: RemoveScoreDialogProps): ReactNode {
  const { t } = useTranslation('gameScores');
  const name = usePersonName()(username);
  const notify = useNotify();
  const form = useDtoForm(RemoveScoreDto, {
    defaultValues: { reason: '', block: false },
    mode: 'onSubmit',
    fields: ['reason'],
    send: async (values) => {
      await removeScore(place, values);
      onRemoved?.();
      onClose();
      notify.done(t('removed'), t(values.block ? 'removedAndBlocked' : 'removedText', { name }));
    },
    failed: t('failed'),
  });
  const blocks = useWatch({ control: form.control, name: 'block' });

  return (
    <Dialog title={t('ask', { name })} onClose={onClose}>
      <Text $below={16} $muted>
        {t('means')}
      </Text>
      <DialogForm
        form={form}
        label={t('ask', { name })}
        cancel={t('ui.cancel')}
        submit={t(blocks ? 'removeAndBlock' : 'remove')}
        sending={t('ui.working')}
        tone="danger"
        onClose={onClose}
      >
        <TextAreaField {...form.field('reason')} data-first-focus label={t('reason')} hint={t('reasonHint')} rows={3} />
        <ToggleField control={form.control} name="block" label={t('block', { name })} hint={t('blockHint')} />
      </DialogForm>
    </Dialog>
  );
}
