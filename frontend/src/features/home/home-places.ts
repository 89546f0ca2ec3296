/** Where the home page shows the AI models; the hero leads down to it. */
export const MODELS_PLACE = 'models';
