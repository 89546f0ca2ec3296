import * as v from 'valibot';
import { VersionFormDto } from '@gamegeek/contracts/models/version.dto.js';
import { modelVersionSchema, type AiModel, type ModelVersion } from '@gamegeek/contracts/models/models.schemas.js';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { ToggleField } from '#shared/forms/toggle-field.js';
import { useDtoForm, type DtoForm } from '#shared/forms/use-dto-form.js';
import { Button } from '#ui/buttons/button.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { createVersion } from '../queries.js';
import { DraftLine } from '../drafts/draft-line.js';
import { useDraft, useStoredDraft } from '../drafts/use-draft.js';
import { useFailureToast } from '../use-failure-toast.js';
import { Actions, Form } from './form.styles.js';
import { ModelSelect } from './model-select.js';

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
  const failureToast = useFailureToast();
  const failureText = useFailureText();
  const form = useDtoForm(VersionFormDto, {
    defaultValues: stored ?? start,
    send: async (values) => {
      const version = await createVersion(values);
      draft.forget();
      if (!onCancel) form.setFocus('version');
      onCreated(version);
    },
    onError: (error) => {
      failureToast(t('version.failed'), error);
      // A dialog covers the toasts, so it shows the message itself.
      if (onCancel) form.setError('root.server', { message: `${t('version.failed')}: ${failureText(error)}` });
    },
  });
  const draft = useDraft(form, name, start, stored);

  return (
    <Form {...form.attributes} aria-label={t('version.title')}>
      {draft.isRestored && <DraftLine onDiscard={draft.forget} />}
      {models && (
        <ModelSelect
          control={form.control}
          name="model_id"
          label={t('required', { label: t('words.aiModel') })}
          placeholder={t('version.chooseModel')}
          models={models}
        />
      )}
      <VersionFields form={form} />
      {onCancel && form.failure && <ErrorText role="alert">{form.failure}</ErrorText>}
      <Actions>
        <SubmitButton form={form} sending={t('ui.sending')}>
          {t('version.submit')}
        </SubmitButton>
        {onCancel && <Button onClick={onCancel}>{t('ui.cancel')}</Button>}
      </Actions>
    </Form>
  );
}

function VersionFields({ form }: { form: DtoForm<VersionFormDto> }): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <>
      <TextField
        {...form.field('version')}
        data-first-focus
        aria-required
        label={t('required', { label: t('words.version') })}
        autoComplete="off"
        spellCheck={false}
      />
      <TextAreaField
        {...form.field('description')}
        aria-required
        label={t('required', { label: t('version.description') })}
      />
      <TextField
        {...form.field('capabilities', { setValueAs: capabilitiesIn })}
        label={t('optional', { label: t('version.capabilities') })}
        hint={t('version.capabilitiesHint')}
        autoComplete="off"
      />
      <TextField
        {...form.field('image_url')}
        label={t('optional', { label: t('version.image') })}
        type="url"
        inputMode="url"
        autoComplete="off"
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
