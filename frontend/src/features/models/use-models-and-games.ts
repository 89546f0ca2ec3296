import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { modelsQuery } from '#shared/catalogue/queries.js';

/** All AI models, and the total number of their games. */
export function useModelsAndGames() {
  const { data, error, refetch } = useQuery(modelsQuery);
  // As a transition: React yields to input in between (decision 0015).
  const models = useDeferredValue(data);
  return {
    models,
    // Each game belongs to one model, so the sum counts every game once.
    gamesCount: models?.reduce((sum, model) => sum + model.games_count, 0) ?? 0,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
