import * as v from 'valibot';
import { VersionFormDto } from '@gamegeek/contracts/models/version.dto.js';
import { modelVersionSchema, type AiModel, type ModelVersion } from '@gamegeek/contracts/models/models.schemas.js';
import { useMemo, useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { Button } from '#ui/buttons/button.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { createVersion } from '../api/create-version.js';
import { DraftLine } from '../drafts/draft-line.js';
import { useDraft, useStoredDraft } from '../drafts/use-draft.js';
import { useFailureText, useFailureToast } from '../use-failure.js';
import { useSending } from '../use-sending.js';
import { Actions, Form } from './form.styles.js';
import { ModelSelect } from './model-select.js';
import { ToggleField } from './toggle-field.js';

const resolver = dtoResolver(VersionFormDto);

const versionDraftSchema = v.partial(
  v.pick(modelVersionSchema, ['model_id', 'version', 'description', 'capabilities', 'image_url', 'is_latest']),
  ['capabilities', 'image_url', 'is_latest'],
);

/** Zero: no model selected. */
const startOf = (modelId: number, isLatest: boolean): VersionFormDto => ({
  model_id: modelId,
  version: '',
  description: '',
  capabilities: [],
  image_url: '',
  is_latest: isLatest,
});

interface VersionFormProps {
  /** The key of the draft. */
  draft: string;
  /** The models to choose from; undefined if the model is given. */
  models?: readonly AiModel[];
  /** The initial model. */
  modelId: number;
  /** The initial state of the Latest Version switch. */
  isLatest: boolean;
  onCreated: (version: ModelVersion) => void;
  /** In a dialog: closes it. */
  onCancel?: () => void;
}

/** The form for versions, on its page and in a dialog. On its page it is cleared afterwards. */
export function VersionForm(props: VersionFormProps): ReactNode {
  const { draft: name, models, modelId, isLatest, onCreated, onCancel } = props;
  const { t } = useTranslation('authoring');
  const stored = useStoredDraft(name, versionDraftSchema);
  const start = useMemo(() => startOf(modelId, isLatest), [modelId, isLatest]);
  const form = useForm<VersionFormDto>({ ...formOptions, resolver, defaultValues: stored ?? start });
  const draft = useDraft(form, name, start, stored);
  const sending = useSending();
  const failureToast = useFailureToast();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string>();

  const handleSubmit = form.handleSubmit(async (values) => {
    if (!sending.begin()) return;
    setFailure(undefined);
    try {
      const version = await createVersion(values);
      draft.forget();
      sending.end();
      if (!onCancel) form.setFocus('version');
      onCreated(version);
    } catch (error) {
      sending.end();
      showServerErrors(form, ['model_id', 'version', 'description', 'capabilities', 'image_url'], error);
      failureToast(t('version.failed'), error);
      // A dialog covers the toasts, so it shows the message itself.
      if (onCancel) setFailure(`${t('version.failed')}: ${failureText(error)}`);
    }
  });

  return (
    <Form noValidate aria-label={t('version.title')} onSubmit={(event) => void handleSubmit(event)}>
      {draft.isRestored && <DraftLine onDiscard={draft.forget} />}
      {models && (
        <ModelSelect
          control={form.control}
          name="model_id"
          label={t('required', { label: t('version.model') })}
          placeholder={t('version.chooseModel')}
          models={models}
        />
      )}
      <VersionFields form={form} />
      {failure && <ErrorText role="alert">{failure}</ErrorText>}
      <Actions>
        <Button type="submit" $tone="accent" disabled={sending.isSending}>
          {t(sending.isSending ? 'sending' : 'version.submit')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </Actions>
    </Form>
  );
}

function VersionFields({ form }: { form: UseFormReturn<VersionFormDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('version')}
        data-first-focus
        aria-required
        label={t('required', { label: t('version.version') })}
        autoComplete="off"
        spellCheck={false}
        error={errors.version?.message}
      />
      <TextAreaField
        {...form.register('description')}
        aria-required
        label={t('required', { label: t('version.description') })}
        error={errors.description?.message}
      />
      <TextField
        {...form.register('capabilities', { setValueAs: capabilitiesIn })}
        label={t('optional', { label: t('version.capabilities') })}
        hint={t('version.capabilitiesHint')}
        autoComplete="off"
        error={errors.capabilities?.message}
      />
      <TextField
        {...form.register('image_url')}
        label={t('optional', { label: t('version.image') })}
        type="url"
        inputMode="url"
        autoComplete="off"
        error={errors.image_url?.message}
      />
      <ToggleField control={form.control} name="is_latest" label={t('version.latest')} hint={t('version.latestHint')} />
    </>
  );
}

/** Splits at commas; the shared validation trims items and drops empty ones. */
function capabilitiesIn(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  return text.trim() === '' ? [] : text.split(',');
}
