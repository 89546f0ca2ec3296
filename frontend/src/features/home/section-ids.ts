/** The id of the AI models section; the hero links to it. */
export const MODELS_SECTION = 'models';
/** The id of the section of hosted games. */
export const PLAY_SECTION = 'play';
