import { useModels } from '../../shared/catalogue/get-models.js';

/** Every AI model, and how many games were made with them all. */
export function useModelsAndGames() {
  const { models, error, retry } = useModels();
  return {
    models,
    // Each game is made with one model, so those of all models are all games.
    gamesCount: models?.reduce((sum, model) => sum + model.games_count, 0) ?? 0,
    error: models === undefined ? error : null,
    retry,
  };
}
