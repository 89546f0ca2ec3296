import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { versionsQuery } from '#shared/catalogue/queries.js';
import { Button } from '#ui/buttons/button.js';
import { SelectField } from '#ui/fields/select-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { NO_CHOICE } from '../game-values.js';

interface VersionSelectProps {
  control: Control<GameDto>;
  /** The selected model; undefined if none is. */
  modelId: number | undefined;
}

/** The versions of the selected model; disabled without a model and while they load. */
export function VersionSelect({ control, modelId }: VersionSelectProps): ReactNode {
  const { t } = useTranslation('authoring');
  const { data: versions, isLoading, error, refetch } = useQuery(versionsQuery(modelId));
  const {
    field: { ref, name, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name: 'model_version_id' });
  const isEmpty = modelId !== undefined && versions?.length === 0;

  function placeholder(): string {
    if (modelId === undefined) return t('game.chooseModelFirst');
    if (isLoading) return t('lists.loadingVersions');
    return t(isEmpty ? 'game.noVersions' : 'game.chooseVersion');
  }

  return (
    <div>
      <SelectField
        ref={ref}
        name={name}
        aria-required
        label={t('required', { label: t('game.version') })}
        hint={isEmpty ? t('game.noVersionsHint') : undefined}
        value={value || ''}
        disabled={modelId === undefined || versions === undefined}
        error={fieldState.error?.message}
        onBlur={onBlur}
        onChange={({ target }) => onChange(Number(target.value) || NO_CHOICE)}
      >
        <option value="">{placeholder()}</option>
        {versions?.map(({ id, version, is_latest }) => (
          <option key={id} value={id}>
            {is_latest ? t('game.latestVersion', { version }) : version}
          </option>
        ))}
      </SelectField>
      {error && !versions && (
        <div role="alert">
          <ErrorText>{t('lists.versionsFailed')}</ErrorText>
          <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
        </div>
      )}
    </div>
  );
}
