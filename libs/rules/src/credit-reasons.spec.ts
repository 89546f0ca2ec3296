import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACHIEVEMENTS } from './achievements.js';
import { gameAchievementReason, parseCreditReason, paymentReason, revokedReason } from './credit-reasons.js';

const key = fc.constantFrom(...ACHIEVEMENTS.map((rule) => rule.key));

describe('credit reasons', () => {
  it('contain the achievement and how often it was revoked', () => {
    fc.assert(
      fc.property(key, fc.nat(50), (achievement, times) => {
        const paid = paymentReason(achievement, times);
        expect(parseCreditReason(paid)).toEqual({ achievement, revoked: false });
        expect(parseCreditReason(revokedReason(paid))).toEqual({ achievement, revoked: true });
      }),
    );
  });

  it('differ for each payment, because a reason pays once', () => {
    const reasons = ACHIEVEMENTS.flatMap((rule) => [0, 1, 2].map((times) => paymentReason(rule.key, times)));
    expect(new Set(reasons.flatMap((reason) => [reason, revokedReason(reason)])).size).toBe(ACHIEVEMENTS.length * 6);
    expect(paymentReason('first_game', 0)).toBe('achievement:first_game');
  });

  it('contain game, key and revocations of an achievement of a game', () => {
    const part = fc.tuple(fc.nat(50), fc.constantFrom('first-gem', 'level-5'), fc.nat(50));
    fc.assert(
      fc.property(part, part, (one, other) => {
        const [paid, another] = [gameAchievementReason(...one), gameAchievementReason(...other)];
        expect(paid === another).toBe(one.join() === other.join());
        const [gameId, key] = one;
        const parsed = { achievement: 'game_achievement', gameId, key };
        expect(parseCreditReason(paid)).toEqual({ ...parsed, revoked: false });
        expect(parseCreditReason(revokedReason(paid))).toEqual({ ...parsed, revoked: true });
      }),
    );
  });

  it('of other kinds belong to no achievement', () => {
    for (const reason of ['', 'gift', 'achievement:unheard_of', 'taken_back:', 'achievement']) {
      expect(parseCreditReason(reason)).toBeUndefined();
    }
  });
});
