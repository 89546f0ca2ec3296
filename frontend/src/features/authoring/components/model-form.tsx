import * as v from 'valibot';
import { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import { aiModelSchema, type AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { Button } from '#ui/buttons/button.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { createModel } from '../api/create-model.js';
import { DraftLine } from '../drafts/draft-line.js';
import { useDraft, useStoredDraft } from '../drafts/use-draft.js';
import { useFailureText, useFailureToast } from '../use-failure.js';
import { useSending } from '../use-sending.js';
import { Actions, Form } from './form.styles.js';

const resolver = dtoResolver(ModelDto);

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
  const form = useForm<ModelDto>({ ...formOptions, resolver, defaultValues: stored ?? START });
  const draft = useDraft(form, name, START, stored);
  const sending = useSending();
  const failureToast = useFailureToast();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();
  const { errors } = form.formState;

  const handleSubmit = form.handleSubmit(async (values) => {
    if (!sending.begin()) return;
    setFailure(undefined);
    try {
      const model = await createModel(values);
      draft.finish();
      onCreated(model);
    } catch (error) {
      sending.end();
      showServerErrors(form, ['name', 'company', 'description', 'logo_url', 'website_url'], error);
      failureToast(failed, error);
      // A dialog covers the toasts, so it shows the message itself.
      if (onCancel) setFailure(`${failed}: ${failureText(error)}`);
    }
  });

  return (
    <Form noValidate aria-label={t('model.title')} onSubmit={(event) => void handleSubmit(event)}>
      {draft.isRestored && <DraftLine onDiscard={draft.forget} />}
      <TextField
        {...form.register('name')}
        data-first-focus
        aria-required
        label={t('required', { label: t('model.name') })}
        autoComplete="off"
        error={errors.name?.message}
      />
      <TextField
        {...form.register('company')}
        aria-required
        label={t('required', { label: t('model.company') })}
        autoComplete="off"
        error={errors.company?.message}
      />
      <TextAreaField
        {...form.register('description')}
        aria-required
        label={t('required', { label: t('model.description') })}
        error={errors.description?.message}
      />
      <TextField
        {...form.register('logo_url')}
        label={t('optional', { label: t('model.logo') })}
        type="url"
        inputMode="url"
        autoComplete="off"
        error={errors.logo_url?.message}
      />
      <TextField
        {...form.register('website_url')}
        label={t('optional', { label: t('model.website') })}
        type="url"
        inputMode="url"
        autoComplete="off"
        error={errors.website_url?.message}
      />
      {failure && <ErrorText role="alert">{failure}</ErrorText>}
      <Actions>
        <Button type="submit" $tone="accent" disabled={sending.isSending}>
          {t(sending.isSending ? 'sending' : 'model.submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </Actions>
    </Form>
  );
}
