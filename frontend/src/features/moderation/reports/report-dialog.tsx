import {
  REPORT_TEXT_MAX,
  type ReportReason,
  type SubjectKind,
} from '@gamegeek/contracts/moderation/moderation-limits.js';
import { ReportDto } from '@gamegeek/contracts/moderation/report.dto.js';
import { useId, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialog.js';
import { DialogActions } from '#ui/dialog.styles.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { sendReport } from '../api/send-report.js';
import { Form, Intro, Reason, Reasons } from './report-dialog.styles.js';

/** The possible reasons by kind of subject. */
const REASONS: Record<SubjectKind, readonly Exclude<ReportReason, 'appeal'>[]> = {
  comment: ['spam', 'abuse', 'other'],
  game: ['broken', 'spam', 'abuse', 'cheating', 'other'],
  score: ['cheating', 'other'],
};

const resolver = dtoResolver(ReportDto);

interface ReportDialogProps {
  kind: SubjectKind;
  id: number;
  isAppeal: boolean;
  onClose: () => void;
  onReported: () => void;
}

export function ReportDialog({ kind, id, isAppeal, onClose, onReported }: ReportDialogProps): ReactNode {
  const { t } = useTranslation('report');
  const sentence = useValidationMessage();
  const errorText = useErrorText();
  const errorId = useId();
  const showToast = useToasts((state) => state.show);
  const [failure, setFailure] = useState<string>();
  const form = useForm<ReportDto>({
    resolver,
    defaultValues: { kind, id, text: '', ...(isAppeal && { reason: 'appeal' }) },
  });
  const { errors, isSubmitting } = form.formState;
  const title = isAppeal ? t('appeal.title') : t(`title.${kind}`);

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await sendReport(values);
      onReported();
      onClose();
      showToast({ title: t('thanks'), description: t(isAppeal ? 'appeal.thanks' : 'thanksText') });
    } catch (error) {
      if (!showServerErrors(form, ['reason', 'text'], error)) setFailure(errorText(error, t('failed')));
    }
  });

  return (
    <Dialog title={title} onClose={onClose}>
      <Intro>{t(isAppeal ? 'appeal.intro' : 'intro')}</Intro>
      <Form noValidate aria-label={title} onSubmit={(event) => void handleSubmit(event)}>
        {!isAppeal && (
          <Reasons aria-describedby={errors.reason ? errorId : undefined}>
            <legend>{t('reason')}</legend>
            {REASONS[kind].map((reason, index) => (
              <Reason key={reason}>
                <input
                  {...form.register('reason')}
                  type="radio"
                  value={reason}
                  aria-invalid={errors.reason !== undefined}
                  data-first-focus={index === 0 || undefined}
                />
                {t(`reasons.${reason}`)}
              </Reason>
            ))}
            {errors.reason?.message && <ErrorText id={errorId}>{sentence(errors.reason.message)}</ErrorText>}
          </Reasons>
        )}
        <TextAreaField
          {...form.register('text')}
          label={t(isAppeal ? 'appeal.text' : 'text')}
          data-first-focus={isAppeal || undefined}
          hint={t('textHint', { max: REPORT_TEXT_MAX })}
          rows={3}
          error={errors.text?.message}
        />
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" $tone="accent" disabled={isSubmitting}>
            {t(isSubmitting ? 'sending' : isAppeal ? 'appeal.send' : 'send')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
