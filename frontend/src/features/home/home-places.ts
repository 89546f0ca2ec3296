/** Where the home page shows the AI models; the hero leads down to it. */
export const MODELS_PLACE = 'models';
/** Where it shows what can be played at once. */
export const PLAY_PLACE = 'play';
