import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PLAY_SETTINGS } from './play-settings.js';
import { playSettingConflicts } from './play-setting-conflicts.js';

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

  it('conflict only when the minimum score is above the maximum', () => {
    const max_score = 'Maximum score must not be below the minimum';
    expect(playSettingConflicts({ min_score: 11, max_score: 10 })).toEqual({ max_score });
    expect(playSettingConflicts({ min_score: 10, max_score: 10 })).toEqual({});
    expect(playSettingConflicts({ min_score: 11, max_score: null })).toEqual({});
    expect(playSettingConflicts({ min_score: null, max_score: 10 })).toEqual({});
  });
});
