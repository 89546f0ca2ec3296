import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { versionsQuery } from '#shared/catalogue/queries.js';
import { NO_CHOICE } from '../game-values.js';
import { madeGamesQuery } from '../queries.js';

/**
 * Selects the model and version of the maker's last game; for another model, its newest version. Returns whether a
 * version is about to be selected.
 */
export function useLastModel({ control, getValues, setValue }: UseFormReturn<GameDto>): boolean {
  const { data: games } = useQuery(madeGamesQuery);
  const last = games?.[0];
  useEffect(() => {
    if (!last || getValues('ai_model_id') !== NO_CHOICE) return;
    setValue('ai_model_id', last.ai_model_id);
    setValue('model_version_id', last.model_version_id);
  }, [last, getValues, setValue]);

  const [modelId, versionId] = useWatch({ control, name: ['ai_model_id', 'model_version_id'] });
  const { data: versions, isLoading } = useQuery(versionsQuery(modelId === NO_CHOICE ? undefined : modelId));
  const newestId = (versions?.find((version) => version.is_latest) ?? versions?.at(-1))?.id;
  useEffect(() => {
    if (newestId !== undefined && versionId === NO_CHOICE) setValue('model_version_id', newestId);
  }, [newestId, versionId, setValue]);
  return versionId === NO_CHOICE && (isLoading || newestId !== undefined);
}
