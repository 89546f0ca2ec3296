/** The id of the AI models section; the hero links to it. */
export const MODELS_PLACE = 'models';
/** The id of the section of hosted games. */
export const PLAY_PLACE = 'play';
