import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { howLongAgo } from './how-long-ago.js';

const MINUTE = 60_000;
const inEnglish = (minutes: number): string => {
  const { value, unit } = howLongAgo(0, minutes * MINUTE);
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(value, unit);
};

describe('howLongAgo', () => {
  it.each([
    [-3, 'now'],
    [0.9, 'now'],
    [1, '1 minute ago'],
    [59, '59 minutes ago'],
    [60, '1 hour ago'],
    [1_439, '23 hours ago'],
    [1_440, 'yesterday'],
    [10_080, 'last week'],
    [43_800, 'last month'],
    [525_600 * 3, '3 years ago'],
  ])('formats %d minutes as "%s"', (minutes, text) => expect(inEnglish(minutes)).toBe(text));

  it('never rounds up', () => {
    const lengths: Partial<Record<Intl.RelativeTimeFormatUnit, number>> = {
      second: 0, minute: 1, hour: 60, day: 1_440, week: 10_080, month: 43_800, year: 525_600,
    }; // prettier-ignore
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minutes) => {
        const { value, unit } = howLongAgo(0, minutes * MINUTE);
        expect(-value * (lengths[unit] ?? Infinity)).toBeLessThanOrEqual(minutes);
      }),
    );
  });
});
