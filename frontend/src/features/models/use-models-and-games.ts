import { useDeferredValue } from 'react';
import { useModels } from '../../shared/catalogue/get-models.js';

/** Every AI model, and how many games were made with them all. */
export function useModelsAndGames() {
  const { models: read, error, retry } = useModels();
  // In slices, between which a slow phone can answer a touch (decision 0015).
  const models = useDeferredValue(read);
  return {
    models,
    // Each game is made with one model, so those of all models are all games.
    gamesCount: models?.reduce((sum, model) => sum + model.games_count, 0) ?? 0,
    error: read === undefined ? error : null,
    retry,
  };
}
