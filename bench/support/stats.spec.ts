import { describe, expect, it } from '@jest/globals';
import { Histogram, meanWithError, median, quantile, spreadOf } from './stats.ts';

describe('meanWithError', () => {
  it('divides the standard deviation by the root of the number of values', () => {
    const { mean, error } = meanWithError([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(error).toBeCloseTo(Math.sqrt(2.5 / 5));
  });
});

describe('quantile', () => {
  it('returns the smallest observed value that covers the share', () => {
    const sorted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(quantile(sorted, 0.5)).toBe(5);
    expect(quantile(sorted, 0.99)).toBe(10);
    expect(quantile(sorted, 0)).toBe(1);
  });

  it('returns NaN without values', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });
});

describe('median', () => {
  it('returns the middle of an odd count, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('returns the mean of the middle two of an even count', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('spreadOf', () => {
  it('returns the usual quantiles and the maximum', () => {
    const values = Array.from({ length: 1000 }, (_, index) => 1000 - index);
    expect(spreadOf(values)).toEqual({ count: 1000, p50: 500, p95: 950, p99: 990, max: 1000 });
  });

  it('does not modify the values', () => {
    const values = [3, 1, 2];
    spreadOf(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('Histogram', () => {
  it('agrees with sorting within the width of a bucket', () => {
    const histogram = new Histogram({ width: 0.5, upTo: 2_000 });
    const values = Array.from({ length: 999 }, (_, index) => ((index * 7919) % 999) + 0.25);
    for (const value of values) histogram.add(value);
    const exact = spreadOf(values);
    const approximate = histogram.spread();
    expect(approximate.count).toBe(999);
    for (const key of ['p50', 'p95', 'p99', 'max'] as const) {
      expect(approximate[key]).toBeGreaterThanOrEqual(exact[key]);
      expect(approximate[key] - exact[key]).toBeLessThanOrEqual(0.5);
    }
  });

  it('keeps the maximum beyond its last bucket', () => {
    const histogram = new Histogram({ width: 1, upTo: 10 });
    histogram.add(5_000);
    expect(histogram.spread()).toMatchObject({ count: 1, p50: 5_000, max: 5_000 });
  });
});
