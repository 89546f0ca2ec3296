import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { barsOf, bucketOf, rangeOf } from './score-buckets.js';

const score = fc.oneof(
  fc.integer({ min: 1, max: 2_000 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  fc.nat(14).map((power) => 10 ** (power + 1)),
);
const counted = (scores: number[]) => scores.map((one) => ({ ...rangeOf(bucketOf(one)), scores: 1 }));

describe('the buckets of scores', () => {
  it.each([
    [1, 1, 1],
    [9, 9, 9],
    [10, 10, 10],
    [99, 99, 99],
    [104, 100, 109],
    [1_099, 1_000, 1_099],
    [987_654, 980_000, 989_999],
    [Number.MAX_SAFE_INTEGER, 9_000_000_000_000_000, Number.MAX_SAFE_INTEGER],
  ])('put %i with those from %i to %i', (one, from, to) => {
    expect(rangeOf(bucketOf(one))).toEqual({ from, to });
  });

  it('contain every score once', () => {
    fc.assert(
      fc.property(score, (one) => {
        const { from, to } = rangeOf(bucketOf(one));
        expect(from <= one && one <= to).toBe(true);
        expect([bucketOf(from), bucketOf(to)]).toEqual([bucketOf(one), bucketOf(one)]);
      }),
    );
  });
});

describe('the bars of a histogram', () => {
  it('are single scores where they lie close, and powers of ten where they do not', () => {
    expect(barsOf(counted([3, 5, 5]), 20)).toEqual([
      { from: 3, to: 3, scores: 1 },
      { from: 4, to: 4, scores: 0 },
      { from: 5, to: 5, scores: 2 },
    ]);
    expect(barsOf(counted([7, 70_000]), 5).map(({ from }) => from)).toEqual([1, 10, 100, 1_000, 10_000]);
    expect(barsOf([], 20)).toEqual([]);
  });

  it('contain every score once, without gaps, and are few', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 30 }), (scores) => {
        const bars = barsOf(counted(scores), 20);
        expect(bars.length).toBeLessThanOrEqual(20);
        for (const { from, to, scores: count } of bars) {
          expect(count).toBe(scores.filter((one) => one >= from && one <= to).length);
        }
        expect(bars.slice(1).map(({ from }) => from)).toEqual(bars.slice(0, -1).map(({ to }) => to + 1));
        expect(bars.reduce((sum, bar) => sum + bar.scores, 0)).toBe(scores.length);
      }),
    );
  });
});
