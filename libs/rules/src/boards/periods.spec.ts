import { describe, expect, it } from '@jest/globals';
import { RESETS } from '@gamegeek/contracts/scores/period.js';
import fc from 'fast-check';
import { dayOf, endOf, startsOf } from './periods.js';

const times = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

describe('the periods of a time', () => {
  it('begin at midnight UTC: the day, the Monday and the first of the month', () => {
    expect(startsOf('2026-12-03')).toEqual({ day: '2026-12-03', week: '2026-11-30', month: '2026-12-01' });
  });

  it.each(RESETS)('begin with the %s that contains it, and change exactly at its end', (period) => {
    fc.assert(
      fc.property(times, (time) => {
        const end = endOf(period, time);
        const start = startsOf(dayOf(time))[period];
        expect(Date.parse(start)).toBeLessThanOrEqual(time);
        expect(startsOf(dayOf(end - 1))[period]).toBe(start);
        expect(startsOf(dayOf(end))[period]).toBe(dayOf(end));
      }),
    );
  });
});
