import { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import type { ModerationAct } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { SelectField } from '#ui/fields/select-field.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { useAct } from '../api/queue.js';
import { Form, Meaning } from './act-dialog.styles.js';

const DAYS = [1, 3, 7, 30, 90, 365];
const DEFAULT_MUTE_DAYS = 7;
/** Only reporters are notified of these. */
const WITHOUT_NOTICE_TO_AUTHOR: readonly ModerationAct[] = ['dismiss'];

const resolver = dtoResolver(ActDto);

interface ActDialogProps {
  act: ModerationAct;
  item: QueueItem;
  onClose: () => void;
  /** The subject may have left its list by then. */
  onDone: () => void;
}

/** Explains an action and asks for its reason. */
export function ActDialog({ act, item, onClose, onDone }: ActDialogProps): ReactNode {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const showToast = useToasts((state) => state.show);
  const { mutateAsync } = useAct();
  const [failure, setFailure] = useState<string>();
  const { kind, id, author } = item;
  const form = useForm<ActDto>({
    resolver,
    defaultValues: { act, kind, id, reason: '', ...(act === 'mute' && { days: DEFAULT_MUTE_DAYS }) },
  });
  const { errors, isSubmitting } = form.formState;
  const name = author.username;

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await mutateAsync(values);
      showToast({ title: t(`done.${act}`), description: t('doneText') });
      onDone();
    } catch (error) {
      if (!showServerErrors(form, ['reason', 'days'], error)) setFailure(errorText(error, t('actFailed')));
    }
  });

  return (
    <Dialog title={t(`ask.${act}`, { name })} onClose={onClose}>
      <Meaning>{t(`means.${act}`)}</Meaning>
      <Form noValidate aria-label={t(`ask.${act}`, { name })} onSubmit={(event) => void handleSubmit(event)}>
        {act === 'mute' && (
          <SelectField
            {...form.register('days', { valueAsNumber: true })}
            label={t('days')}
            error={errors.days?.message}
          >
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {t('daysOf', { count: days })}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          {...form.register('reason')}
          data-first-focus
          label={t('reason')}
          hint={t(WITHOUT_NOTICE_TO_AUTHOR.includes(act) ? 'reasonHint.log' : 'reasonHint.author')}
          rows={3}
          error={errors.reason?.message}
        />
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" $tone={isRestrictive(act) ? 'danger' : 'accent'} disabled={isSubmitting}>
            {isSubmitting ? t('working') : t(`acts.${act}`, { name })}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Whether the action removes something or restricts a player. */
export function isRestrictive(act: ModerationAct): boolean {
  return act === 'hide' || act === 'remove_score' || act === 'mute';
}
