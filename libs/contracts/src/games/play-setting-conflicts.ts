import type { GameLaunch } from './play-settings.js';

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

/** Settings that exclude each other, with the field to change. */
export function playSettingConflicts(settings: PlaySettings): PlaySettingConflicts {
  const { launch, game_url: address, min_score: min, max_score: max } = settings;
  const { game_url, max_score } = PLAY_SETTING_CONFLICTS;
  return {
    ...((launch === 'embed' || launch === 'tab') && !address?.trim() ? { game_url } : {}),
    ...(min && max && min > max ? { max_score } : {}),
  };
}
