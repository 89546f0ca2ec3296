import { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import type { AdminAct } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { SelectField } from '#ui/fields/select-field.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useAct } from './queries.js';

const DAYS = [1, 3, 7, 30, 90, 365];
const DEFAULT_MUTE_DAYS = 7;
/** Only reporters are notified of these. */
const WITHOUT_NOTICE_TO_AUTHOR: readonly AdminAct[] = ['dismiss'];

interface ActDialogProps {
  act: AdminAct;
  item: QueueItem;
  onClose: () => void;
  /** The subject may have left its list by then. */
  onDone: () => void;
}

/** Explains an action and asks for its reason. */
export function ActDialog({ act, item, onClose, onDone }: ActDialogProps): ReactNode {
  const { t } = useTranslation('moderation');
  const notify = useNotify();
  const { mutateAsync } = useAct();
  const { kind, id, author } = item;
  const form = useDtoForm(ActDto, {
    defaultValues: { act, kind, id, reason: '', ...(act === 'mute' && { days: DEFAULT_MUTE_DAYS }) },
    mode: 'onSubmit',
    fields: ['days', 'reason'],
    send: async (values) => {
      await mutateAsync(values);
      notify.done(t(`done.${act}`), t('doneText'));
      onDone();
    },
    failed: t('actFailed'),
  });
  const name = author.username;

  return (
    <Dialog title={t(`ask.${act}`, { name })} onClose={onClose}>
      <Text $below={16} $muted>
        {t(`means.${act}`)}
      </Text>
      <DialogForm
        form={form}
        label={t(`ask.${act}`, { name })}
        cancel={t('ui.cancel')}
        submit={t(`acts.${act}`, { name })}
        sending={t('ui.working')}
        tone={isRestrictive(act) ? 'danger' : 'accent'}
        onClose={onClose}
      >
        {act === 'mute' && (
          <SelectField {...form.field('days', { valueAsNumber: true })} label={t('days')}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {t('daysOf', { count: days })}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          {...form.field('reason')}
          data-first-focus
          label={t('reason')}
          hint={t(WITHOUT_NOTICE_TO_AUTHOR.includes(act) ? 'reasonHint.log' : 'reasonHint.author')}
          rows={3}
        />
      </DialogForm>
    </Dialog>
  );
}

/** Whether the action removes something or restricts a player. */
export function isRestrictive(act: AdminAct): boolean {
  return act === 'hide' || act === 'remove_score' || act === 'unrank' || act === 'mute';
}
