import { DEFAULT_PLAY_SETTINGS } from './default-play-settings.js';
import type { GameLaunch, ScoreAcceptance } from './play-settings.js';

interface PlaySettings {
  launch?: GameLaunch | undefined;
  game_url?: string | null | undefined;
  min_score?: number | null | undefined;
  max_score?: number | null | undefined;
  accepts?: ScoreAcceptance | undefined;
  min_seconds?: number | null | undefined;
  needs_round?: boolean | undefined;
}

/** Scores sent with a key have no round and no duration. */
const PLAYS_NEEDED = 'Rounds and a minimum time require that scores come from play sessions only (accepts = plays)';

export const PLAY_SETTING_CONFLICTS = {
  game_url: 'Please enter the address of the game',
  max_score: 'Maximum score must not be below the minimum',
  accepts: PLAYS_NEEDED,
  min_seconds: PLAYS_NEEDED,
  needs_round: PLAYS_NEEDED,
} as const;

type PlaySettingConflicts = Partial<typeof PLAY_SETTING_CONFLICTS>;

/** Settings that exclude each other, with the fields to change. */
export function playSettingConflicts(settings: PlaySettings): PlaySettingConflicts {
  const { launch, game_url: address, min_score: min, max_score: max } = settings;
  const { game_url, max_score, accepts, min_seconds, needs_round } = PLAY_SETTING_CONFLICTS;
  const { accepts: acceptance = DEFAULT_PLAY_SETTINGS.accepts } = settings;
  const tooShort = acceptance !== 'plays' && Boolean(settings.min_seconds);
  const withoutRound = acceptance !== 'plays' && settings.needs_round === true;
  return {
    ...((launch === 'embed' || launch === 'tab') && !address?.trim() ? { game_url } : {}),
    ...(min && max && min > max ? { max_score } : {}),
    ...(tooShort || withoutRound ? { accepts } : {}),
    ...(tooShort ? { min_seconds } : {}),
    ...(withoutRound ? { needs_round } : {}),
  };
}
