import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { timeLeft, untilNextMinute } from './time-left.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the time left in a week', () => {
  it.each([
    [7 * DAY, { key: 'reset.daysHours', days: 7, hours: 0 }],
    [2 * DAY + 4 * HOUR + 59 * MINUTE, { key: 'reset.daysHours', days: 2, hours: 4 }],
    [DAY, { key: 'reset.daysHours', days: 1, hours: 0 }],
    [DAY - 1, { key: 'reset.hoursMinutes', hours: 23, minutes: 59 }],
    [HOUR, { key: 'reset.hoursMinutes', hours: 1, minutes: 0 }],
    [HOUR - 1, { key: 'reset.minutes', minutes: 59 }],
    [MINUTE, { key: 'reset.minutes', minutes: 1 }],
    [MINUTE - 1, { key: 'reset.soon' }],
    [1, { key: 'reset.soon' }],
  ])('of %d ms is shown in its two largest units', (left, parts) => {
    expect(timeLeft(left)).toEqual(parts);
  });

  it('changes with every full minute, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 * DAY }), (left) => {
        const wait = untilNextMinute(left);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(MINUTE);
        expect(timeLeft(left - wait + 1)).toEqual(timeLeft(left));
      }),
    );
  });
});
