import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PLAY_SETTINGS } from './default-play-settings.js';
import { PLAY_SETTING_CONFLICTS, playSettingConflicts } from './play-setting-conflicts.js';

describe('play settings', () => {
  it.each(['embed', 'tab'] as const)('conflict when the launch is %s and there is no URL', (launch) => {
    for (const game_url of [undefined, null, '', '  ']) {
      expect(playSettingConflicts({ launch, game_url })).toEqual({ game_url: 'Please enter the address of the game' });
    }
    expect(playSettingConflicts({ launch, game_url: 'https://games.example/tide' })).toEqual({});
  });

  it('do not conflict without a URL when the launch is a link or hosted', () => {
    expect(playSettingConflicts(DEFAULT_PLAY_SETTINGS)).toEqual({});
    expect(playSettingConflicts({ launch: 'hosted', game_url: null })).toEqual({});
  });

  it.each(['keys', 'own_key', undefined] as const)(
    'conflict when rounds have rules and scores come by %s',
    (accepts) => {
      const { accepts: sentence } = PLAY_SETTING_CONFLICTS;
      expect(playSettingConflicts({ accepts, min_seconds: 5 })).toEqual({ accepts: sentence, min_seconds: sentence });
      expect(playSettingConflicts({ accepts, needs_round: true })).toEqual({
        accepts: sentence,
        needs_round: sentence,
      });
      expect(playSettingConflicts({ accepts, min_seconds: null, needs_round: false })).toEqual({});
      expect(playSettingConflicts({ accepts: 'plays', min_seconds: 5, needs_round: true })).toEqual({});
    },
  );

  it('conflict only when the minimum score is above the maximum', () => {
    const max_score = 'Maximum score must not be below the minimum';
    expect(playSettingConflicts({ min_score: 11, max_score: 10 })).toEqual({ max_score });
    expect(playSettingConflicts({ min_score: 10, max_score: 10 })).toEqual({});
    expect(playSettingConflicts({ min_score: 11, max_score: null })).toEqual({});
    expect(playSettingConflicts({ min_score: null, max_score: 10 })).toEqual({});
  });
});
