/** Defaults of a game; apart, because most pages need only the names of the settings. */
export const DEFAULT_PLAY_SETTINGS = {
  launch: 'link',
  accepts: 'keys',
  min_score: null,
  max_score: null,
  min_seconds: null,
  needs_round: false,
  on_doubt: 'refuse',
  allowed_origins: [],
  frame: 'fill',
  orientation: 'any',
} as const;
