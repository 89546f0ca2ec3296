import {
  REPORT_TEXT_MAX,
  type ReportReason,
  type SubjectKind,
} from '@gamegeek/contracts/moderation/moderation-limits.js';
import { ReportDto } from '@gamegeek/contracts/moderation/report.dto.js';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#shared/forms/dialog-form.js';
import { useDtoForm, type DtoForm } from '#shared/forms/use-dto-form.js';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { sendReport } from './send-report.js';
import { Reason, Reasons } from './report-dialog.styles.js';

/** The possible reasons by kind of subject. */
const REASONS: Record<SubjectKind, readonly Exclude<ReportReason, 'appeal'>[]> = {
  comment: ['spam', 'abuse', 'other'],
  game: ['broken', 'spam', 'abuse', 'cheating', 'other'],
  score: ['cheating', 'other'],
};

interface ReportDialogProps {
  kind: SubjectKind;
  id: number;
  isAppeal: boolean;
  onClose: () => void;
  onReported: () => void;
}

export function ReportDialog({ kind, id, isAppeal, onClose, onReported }: ReportDialogProps): ReactNode {
  const { t } = useTranslation('report');
  const notify = useNotify();
  const form = useDtoForm(ReportDto, {
    defaultValues: { kind, id, text: '', ...(isAppeal && { reason: 'appeal' }) },
    mode: 'onSubmit',
    fields: ['reason', 'text'],
    send: async (values) => {
      await sendReport(values);
      onReported();
      onClose();
      notify.done(t('thanks'), t(isAppeal ? 'appeal.thanks' : 'thanksText'));
    },
    failed: t('failed'),
  });
  const title = isAppeal ? t('appeal.title') : t(`title.${kind}`);

  return (
    <Dialog title={title} onClose={onClose}>
      <Text $below={16} $muted>
        {t(isAppeal ? 'appeal.intro' : 'intro')}
      </Text>
      <DialogForm
        form={form}
        label={title}
        cancel={t('ui.cancel')}
        submit={t(isAppeal ? 'appeal.send' : 'send')}
        sending={t('ui.sending')}
        onClose={onClose}
      >
        {!isAppeal && <ReasonField form={form} kind={kind} />}
        <TextAreaField
          {...form.field('text')}
          label={t(isAppeal ? 'appeal.text' : 'text')}
          data-first-focus={isAppeal || undefined}
          hint={t('textHint', { max: REPORT_TEXT_MAX })}
          rows={3}
        />
      </DialogForm>
    </Dialog>
  );
}

function ReasonField({ form, kind }: { form: DtoForm<ReportDto>; kind: SubjectKind }): ReactNode {
  const { t } = useTranslation('report');
  const sentence = useValidationMessage();
  const id = useId();
  const { error, ...field } = form.field('reason');
  return (
    <Reasons aria-describedby={error ? id : undefined}>
      <legend>{t('reason')}</legend>
      {REASONS[kind].map((reason, index) => (
        <Reason key={reason}>
          <input
            {...field}
            type="radio"
            value={reason}
            aria-invalid={error !== undefined}
            data-first-focus={index === 0 || undefined}
          />
          {t(`reasons.${reason}`)}
        </Reason>
      ))}
      {error && <ErrorText id={id}>{sentence(error)}</ErrorText>}
    </Reasons>
  );
}
