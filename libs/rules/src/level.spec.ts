import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { continuedLevelOf, levelOf } from './level.js';

describe('levelOf', () => {
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

  it('rounds progress down, so that a level is never shown as complete early', () => {
    expect(levelOf(298).progress).toBe(99);
    expect(levelOf(101).progress).toBe(0);
  });

  it('is the first level for totals below zero', () => {
    expect(levelOf(-5)).toEqual({ level: 1, rank: 'Novice', progress: 0 });
  });

  it('never decreases when the total rises', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), (total, more) => {
        const [before, after] = [levelOf(total), levelOf(total + more)];
        expect(after.level * 1_000 + after.progress).toBeGreaterThanOrEqual(before.level * 1_000 + before.progress);
      }),
    );
  });
});

describe('continuedLevelOf', () => {
  it.each([
    [0, 1, 'Novice', 0, 0],
    [999, 4, 'Expert', 0, 99],
    [1_000, 5, 'Master', 0, 0],
    [1_499, 5, 'Master', 0, 99],
    [1_500, 6, 'Master', 1, 0],
    [1_800, 6, 'Master', 1, 50],
    [2_100, 7, 'Master', 2, 0],
    [-5, 1, 'Novice', 0, 0],
  ])('gives %d points level %d, %s, %d above the table, %d %% covered', (total, level, rank, above, progress) => {
    expect(continuedLevelOf(total)).toEqual({ level, rank, above, progress });
  });

  it('matches the table for named levels', () => {
    fc.assert(
      fc.property(fc.nat(999), (total) => {
        const { level, rank, progress } = levelOf(total);
        expect(continuedLevelOf(total)).toEqual({ level, rank, progress, above: 0 });
      }),
    );
  });

  it('never decreases when the total rises, and always has a next level', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(10_000), (total, more) => {
        const later = Math.min(total + more, Number.MAX_SAFE_INTEGER);
        const [before, after] = [continuedLevelOf(total), continuedLevelOf(later)];
        expect(after.level * 100 + after.progress).toBeGreaterThanOrEqual(before.level * 100 + before.progress);
        expect(after.progress).toBeGreaterThanOrEqual(0);
        expect(after.progress).toBeLessThan(100);
      }),
    );
  });
});
