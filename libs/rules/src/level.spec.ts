import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { levelOf } from './level.js';

describe('the level of a total score', () => {
  it.each([
    [0, 1, 'Novice', 0],
    [50, 1, 'Novice', 50],
    [99, 1, 'Novice', 99],
    [100, 2, 'Apprentice', 0],
    [200, 2, 'Apprentice', 50],
    [299, 2, 'Apprentice', 99],
    [300, 3, 'Adept', 0],
    [450, 3, 'Adept', 50],
    [599, 3, 'Adept', 99],
    [600, 4, 'Expert', 0],
    [800, 4, 'Expert', 50],
    [999, 4, 'Expert', 99],
    [1_000, 5, 'Master', 100],
    [Number.MAX_SAFE_INTEGER, 5, 'Master', 100],
  ])('of %d points is %d, %s, with %d %% of its band covered', (total, level, rank, progress) => {
    expect(levelOf(total)).toEqual({ level, rank, progress });
  });

  it('rounds progress down, so that a level is never shown as done before it is', () => {
    expect(levelOf(298).progress).toBe(99);
    expect(levelOf(101).progress).toBe(0);
  });

  it('is the first one for anything below zero', () => {
    expect(levelOf(-5)).toEqual({ level: 1, rank: 'Novice', progress: 0 });
  });

  it('never falls when the total rises', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), (total, more) => {
        const [before, after] = [levelOf(total), levelOf(total + more)];
        expect(after.level * 1_000 + after.progress).toBeGreaterThanOrEqual(before.level * 1_000 + before.progress);
      }),
    );
  });
});
