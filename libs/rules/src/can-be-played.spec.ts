import { describe, expect, it } from '@jest/globals';
import { canBePlayed } from './can-be-played.js';

describe('canBePlayed', () => {
  it('requires an address, or for a hosted game its copy', () => {
    const game = { launch: 'link', game_url: null, arcade_id: null } as const;
    expect(canBePlayed(game)).toBe(false);
    expect(canBePlayed({ ...game, game_url: 'https://play.example' })).toBe(true);
    expect(canBePlayed({ ...game, launch: 'hosted' })).toBe(true);
  });
});
