/** How a game is opened from the site (PLAY section 2). */
export const GAME_LAUNCHES = ['link', 'embed', 'tab', 'hosted'] as const;
export type GameLaunch = (typeof GAME_LAUNCHES)[number];

/** Which scores a game accepts: by any API key, or by play tokens only. */
export const SCORE_ACCEPTANCES = ['keys', 'plays'] as const;
export type ScoreAcceptance = (typeof SCORE_ACCEPTANCES)[number];
