import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { modelsQuery } from '#shared/catalogue/queries.js';
import type { DtoForm } from '#shared/forms/use-dto-form.js';
import { Button } from '#ui/buttons/button.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { ModelSelect } from '../components/model-select.js';
import { NO_CHOICE } from '../game-values.js';
import { AddButton, ChoiceLine } from '../game-form/game-form.styles.js';
import { VersionSelect } from './version-select.js';

export interface ModelFieldsProps {
  form: DtoForm<GameDto>;
  onAddModel: () => void;
  onAddVersion: (modelId: number) => void;
}

/** Model and version. Missing ones can be added without leaving the form. */
export function ModelFields({ form, onAddModel, onAddVersion }: ModelFieldsProps): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const notify = useNotify();
  const { data: models, error, refetch } = useQuery(modelsQuery);
  const modelId = useWatch({ control: form.control, name: 'ai_model_id' });

  function handleAddVersion(): void {
    if (modelId !== NO_CHOICE) {
      onAddVersion(modelId);
      return;
    }
    notify.problem(t('game.modelFirst'), t('ui.error'));
    form.setFocus('ai_model_id');
  }

  return (
    <>
      <ChoiceLine>
        <ModelSelect
          control={form.control}
          name="ai_model_id"
          label={t('required', { label: t('words.aiModel') })}
          placeholder={t(models || error ? 'game.chooseModel' : 'lists.loadingModels')}
          models={models}
          onChoose={() => form.setValue('model_version_id', NO_CHOICE)}
        />
        <AddButton onClick={onAddModel}>
          <Plus size={17} aria-hidden="true" />
          {t('game.addModel')}
        </AddButton>
      </ChoiceLine>
      {error && !models && (
        <div role="alert">
          <ErrorText>{t('lists.modelsFailed', { message: failureText(error) })}</ErrorText>
          <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
        </div>
      )}
      <ChoiceLine>
        <VersionSelect control={form.control} modelId={modelId === NO_CHOICE ? undefined : modelId} />
        {/* Not disabled, so that it can explain what is missing. */}
        <AddButton aria-disabled={modelId === NO_CHOICE} onClick={handleAddVersion}>
          <Plus size={17} aria-hidden="true" />
          {t('game.addVersion')}
        </AddButton>
      </ChoiceLine>
    </>
  );
}
