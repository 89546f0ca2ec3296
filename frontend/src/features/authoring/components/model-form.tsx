import * as v from 'valibot';
import { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import { aiModelSchema, type AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { Button } from '#ui/buttons/button.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { createModel } from '../queries.js';
import { DraftLine } from '../drafts/draft-line.js';
import { useDraft, useStoredDraft } from '../drafts/use-draft.js';
import { useFailureToast } from '../use-failure-toast.js';
import { Actions, Form } from './form.styles.js';

const modelDraftSchema = v.partial(
  v.pick(aiModelSchema, ['name', 'company', 'description', 'logo_url', 'website_url']),
  ['logo_url', 'website_url'],
);

const START: ModelDto = { name: '', company: '', description: '', logo_url: '', website_url: '' };

interface ModelFormProps {
  /** The key of the draft. */
  draft: string;
  /** The message after a failure. */
  failed: string;
  onCreated: (model: AiModel) => void;
  /** In a dialog: closes it. */
  onCancel?: () => void;
}

/** The form for AI models, on its page and in a dialog. */
export function ModelForm({ draft: name, failed, onCreated, onCancel }: ModelFormProps): ReactNode {
  const { t } = useTranslation('authoring');
  const stored = useStoredDraft(name, modelDraftSchema);
  const failureToast = useFailureToast();
  const failureText = useFailureText();
  const form = useDtoForm(ModelDto, {
    defaultValues: stored ?? START,
    send: async (values) => {
      const model = await createModel(values);
      draft.finish();
      onCreated(model);
    },
    leaves: true,
    onError: (error) => {
      failureToast(failed, error);
      // A dialog covers the toasts, so it shows the message itself.
      if (onCancel) form.setError('root.server', { message: `${failed}: ${failureText(error)}` });
    },
  });
  const draft = useDraft(form, name, START, stored);

  return (
    <Form {...form.attributes} aria-label={t('model.title')}>
      {draft.isRestored && <DraftLine onDiscard={draft.forget} />}
      <TextField
        {...form.field('name')}
        data-first-focus
        aria-required
        label={t('required', { label: t('model.name') })}
        autoComplete="off"
      />
      <TextField
        {...form.field('company')}
        aria-required
        label={t('required', { label: t('model.company') })}
        autoComplete="off"
      />
      <TextAreaField
        {...form.field('description')}
        aria-required
        label={t('required', { label: t('model.description') })}
      />
      <TextField
        {...form.field('logo_url')}
        label={t('optional', { label: t('model.logo') })}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...form.field('website_url')}
        label={t('optional', { label: t('model.website') })}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      {onCancel && form.failure && <ErrorText role="alert">{form.failure}</ErrorText>}
      <Actions>
        <SubmitButton form={form} sending={t('ui.sending')}>
          {t('model.submit')}
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>{t('ui.cancel')}</Button>}
      </Actions>
    </Form>
  );
}
