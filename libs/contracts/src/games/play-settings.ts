/** How a game is opened from the site (docs/product.md, section 10). */
export const GAME_LAUNCHES = ['link', 'embed', 'tab', 'hosted'] as const;
export type GameLaunch = (typeof GAME_LAUNCHES)[number];

/**
 * Which scores a game accepts: by the API key or session of any account, by those of its creator only, or neither.
 * Scores by play token are always accepted.
 */
export const SCORE_ACCEPTANCES = ['keys', 'own_key', 'plays'] as const;
export type ScoreAcceptance = (typeof SCORE_ACCEPTANCES)[number];

/** How a phone is held for a game. */
export const GAME_ORIENTATIONS = ['any', 'portrait', 'landscape'] as const;
export type GameOrientation = (typeof GAME_ORIENTATIONS)[number];
