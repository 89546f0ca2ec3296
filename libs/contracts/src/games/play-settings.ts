/** How a game is opened from the site (docs/product.md, section 10). */
export const GAME_LAUNCHES = ['link', 'embed', 'tab', 'hosted'] as const;
export type GameLaunch = (typeof GAME_LAUNCHES)[number];

/** The largest minimum duration of a round, in seconds. */
export const MIN_SECONDS_MAX = 3_600;
export const ALLOWED_ORIGINS_MAX = 10;

/**
 * Which scores a game accepts: by the API key or session of any account, by those of its creator only, or neither. Scores by
 * play token are always accepted.
 */
export const SCORE_ACCEPTANCES = ['keys', 'own_key', 'plays'] as const;
export type ScoreAcceptance = (typeof SCORE_ACCEPTANCES)[number];

/** Defaults of a game. */
export const DEFAULT_PLAY_SETTINGS = {
  launch: 'link',
  accepts: 'keys',
  min_score: null,
  max_score: null,
  min_seconds: null,
  needs_round: false,
  allowed_origins: [],
  frame: 'fill',
  orientation: 'any',
} as const;
