import { useDeferredValue } from 'react';
import { useModels } from '#shared/catalogue/get-models.js';

/** All AI models, and the total number of their games. */
export function useModelsAndGames() {
  const { models: read, error, retry } = useModels();
  // As a transition: React yields to input in between (decision 0015).
  const models = useDeferredValue(read);
  return {
    models,
    // Each game belongs to one model, so the sum counts every game once.
    gamesCount: models?.reduce((sum, model) => sum + model.games_count, 0) ?? 0,
    error: read === undefined ? error : null,
    retry,
  };
}
