import { RemoveScoreDto } from '@gamegeek/contracts/moderation/remove-score.dto.js';
import { useState, type ReactNode } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { SwitchField } from '#ui/fields/switch-field.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { removeScore, type ScorePlace } from '../api/game-scores.js';
import { usePersonName } from '../use-person-name.js';
import { Form, Meaning } from '../queue/act-dialog.styles.js';

const resolver = dtoResolver(RemoveScoreDto);

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
  const errorText = useErrorText();
  const name = usePersonName()(username);
  const showToast = useToasts((state) => state.show);
  const [failure, setFailure] = useState<string>();
  const form = useForm<RemoveScoreDto>({ resolver, defaultValues: { reason: '', block: false } });
  const { field: block } = useController({ control: form.control, name: 'block' });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await removeScore(place, values);
      onRemoved?.();
      onClose();
      showToast({ title: t('removed'), description: t(values.block ? 'removedAndBlocked' : 'removedText', { name }) });
    } catch (error) {
      if (!showServerErrors(form, ['reason'], error)) setFailure(errorText(error, t('failed')));
    }
  });

  return (
    <Dialog title={t('ask', { name })} onClose={onClose}>
      <Meaning>{t('means')}</Meaning>
      <Form noValidate aria-label={t('ask', { name })} onSubmit={(event) => void handleSubmit(event)}>
        <TextAreaField
          {...form.register('reason')}
          data-first-focus
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          error={errors.reason?.message}
        />
        <SwitchField
          label={t('block', { name })}
          hint={t('blockHint')}
          checked={block.value === true}
          onChange={block.onChange}
        />
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" $tone="danger" disabled={isSubmitting}>
            {t(isSubmitting ? 'working' : block.value ? 'removeAndBlock' : 'remove')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
