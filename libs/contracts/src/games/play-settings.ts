/** How a game is opened from the site (PLAY section 2). */
export const GAME_LAUNCHES = ['link', 'embed', 'tab', 'hosted'] as const;
export type GameLaunch = (typeof GAME_LAUNCHES)[number];

/** The longest least time of a round, in seconds. */
export const MIN_SECONDS_MAX = 3_600;
export const ALLOWED_ORIGINS_MAX = 10;

/** Which scores a game accepts: by any API key, or by play tokens only. */
export const SCORE_ACCEPTANCES = ['keys', 'plays'] as const;
export type ScoreAcceptance = (typeof SCORE_ACCEPTANCES)[number];

/** What a game has unless its maker chooses otherwise. */
export const DEFAULT_PLAY_SETTINGS = {
  launch: 'link',
  accepts: 'keys',
  min_score: null,
  max_score: null,
  min_seconds: null,
  needs_round: false,
  allowed_origins: [],
} as const;

interface PlaySettings {
  launch?: GameLaunch | undefined;
  game_url?: string | null | undefined;
  min_score?: number | null | undefined;
  max_score?: number | null | undefined;
}

export const PLAY_SETTING_CONFLICTS = {
  game_url: 'Please enter the address of the game',
  max_score: 'Maximum score must not be below the minimum',
} as const;

type PlaySettingConflicts = Partial<typeof PLAY_SETTING_CONFLICTS>;

/** Settings that are fine alone and impossible together, each at the field that has to change. */
export function playSettingConflicts(settings: PlaySettings): PlaySettingConflicts {
  const { launch, game_url: address, min_score: min, max_score: max } = settings;
  const { game_url, max_score } = PLAY_SETTING_CONFLICTS;
  return {
    ...((launch === 'embed' || launch === 'tab') && !address?.trim() ? { game_url } : {}),
    ...(min && max && min > max ? { max_score } : {}),
  };
}
