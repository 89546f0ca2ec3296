import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DELETED_PLAYER } from '@gamegeek/contracts/auth/username.js';
import { AvatarsService } from './avatars.service.js';

const usernames = fc.stringMatching(/^[A-Za-z0-9_.-]{3,32}$/);

/** Keeps as few as a test draws in a moment. */
class FewAvatars extends AvatarsService {
  protected override readonly cacheSize = 10;
}

describe('avatars', () => {
  it('are drawn for every valid name, case-insensitively, without scripts or external resources', () => {
    fc.assert(
      fc.property(usernames, (name) => {
        const avatar = new AvatarsService().of(name);
        expect(avatar?.svg).toMatch(/^<svg [^]*<\/svg>$/);
        expect(avatar?.svg).not.toMatch(/<script|<foreignObject|<image|\son\w+=|url\((?!#)|href="(?!#)/i);
        expect(new AvatarsService().of(name.toUpperCase())).toEqual(avatar);
      }),
      { numRuns: 50 },
    );
  });

  it('differ between names, and from the avatar of deleted players', () => {
    const avatars = new AvatarsService();
    const names = ['ada', 'bob', 'carol', 'dave', DELETED_PLAYER];
    expect(new Set(names.map((name) => avatars.of(name)?.etag)).size).toBe(names.length);
  });

  it('are not drawn for invalid names', () => {
    for (const name of ['', 'ab', 'a b c', '<svg>', 'x'.repeat(33), 'näme', 'Deleted  player']) {
      expect(new AvatarsService().of(name)).toBeUndefined();
    }
  });

  it('are cached: the most recently used avatar is not drawn again', () => {
    const avatars = new FewAvatars();
    const first = avatars.of('first');
    expect(avatars.of('FIRST')).toBe(first);
    for (let i = 0; i < 9; i += 1) avatars.of(`other${i}`);
    expect(avatars.of('first')).toBe(first);
    avatars.of('one-more');
    expect(avatars.of('first')).toBe(first);
    for (let i = 0; i < 10; i += 1) avatars.of(`another${i}`);
    const again = avatars.of('first');
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});
