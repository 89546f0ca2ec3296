import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseWeekName, weekDate, weekEnd, weekName, weekOfYear, weekStart } from './iso-week.js';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(text);
const iso = (time: number) => new Date(time).toISOString();

/** Reference implementation: walks back day by day to a Monday. */
function naiveWeekStart(time: number): number {
  const date = new Date(time);
  date.setUTCHours(0, 0, 0, 0);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.getTime();
}

const times = fc.integer({ min: at('1960-01-01T00:00:00Z'), max: at('2400-01-01T00:00:00Z') });

describe('weekStart', () => {
  it('is Monday at midnight UTC', () => {
    expect(iso(weekStart(at('2026-11-20T13:00:00Z')))).toBe('2026-11-16T00:00:00.000Z');
    expect(iso(weekEnd(at('2026-11-20T13:00:00Z')))).toBe('2026-11-23T00:00:00.000Z');
    expect(weekDate(at('2026-11-20T13:00:00Z'))).toBe('2026-11-16');
  });

  it.each([
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2026-11-23T00:00:00.001Z', '2026-11-23'],
    ['1970-01-01T00:00:00.000Z', '1969-12-29'],
    ['1970-01-05T00:00:00.000Z', '1970-01-05'],
  ])('changes with the first millisecond of Monday: %s is of the week of %s', (moment, monday) => {
    expect(weekDate(at(moment))).toBe(monday);
  });

  it.each([
    ['2024-12-31T12:00:00Z', '2024-12-30'],
    ['2025-01-01T00:00:00Z', '2024-12-30'],
    ['2027-01-01T23:00:00Z', '2026-12-28'],
    ['2027-01-03T23:59:59Z', '2026-12-28'],
    ['2028-02-29T00:00:00Z', '2028-02-28'],
    ['2034-01-01T00:00:00Z', '2033-12-26'],
  ])('runs across the end of a year or of February: %s is of the week of %s', (moment, monday) => {
    expect(weekDate(at(moment))).toBe(monday);
  });

  it('matches a reference calendar at any time', () => {
    fc.assert(fc.property(times, (time) => expect(iso(weekStart(time))).toBe(iso(naiveWeekStart(time)))));
  });

  it('covers exactly seven days without gaps', () => {
    fc.assert(
      fc.property(times, (time) => {
        const [start, end] = [weekStart(time), weekEnd(time)];
        expect(start <= time && time < end).toBe(true);
        expect(end - start).toBe(7 * DAY);
        expect([weekStart(end - 1), weekStart(end)]).toEqual([start, end]);
        expect(`${weekDate(time)}T00:00:00.000Z`).toBe(iso(start));
      }),
    );
  });
});

/** Reference implementation: walks from the first Thursday of the year. */
function naiveWeekOfYear(time: number): { year: number; number: number } {
  const thursday = naiveWeekStart(time) + 3 * DAY;
  const year = new Date(thursday).getUTCFullYear();
  let number = 1;
  let day = Date.UTC(year, 0, 1);
  while (new Date(day).getUTCDay() !== 4) day += DAY;
  for (; day < thursday; day += 7 * DAY) number += 1;
  return { year, number };
}

describe('weekName', () => {
  it.each([
    ['2026-11-20T13:00:00Z', '2026-W47'],
    ['2026-11-16T00:00:00Z', '2026-W47'],
    ['2026-11-15T23:59:59.999Z', '2026-W46'],
    // A year that begins in the last week of the previous one, and one that ends in the first week of the next.
    ['2027-01-03T23:59:59Z', '2026-W53'],
    ['2027-01-04T00:00:00Z', '2027-W01'],
    ['2024-12-30T00:00:00Z', '2025-W01'],
    ['2021-01-03T00:00:00Z', '2020-W53'],
    ['2022-01-02T00:00:00Z', '2021-W52'],
  ])('at %s is %s', (moment, name) => {
    expect(weekName(at(moment))).toBe(name);
  });

  it('matches a reference calendar at any time', () => {
    fc.assert(fc.property(times, (time) => expect(weekOfYear(time)).toEqual(naiveWeekOfYear(time))));
  });

  it('can be parsed back to the week only', () => {
    fc.assert(
      fc.property(times, (time) => {
        expect(parseWeekName(weekName(time))).toBe(weekStart(time));
        expect(weekName(weekEnd(time)) > weekName(time)).toBe(true);
      }),
    );
  });

  it.each([
    ...['', 'W47', '2026', '2026-47', '2026-W0', '2026-W00', '2026-W54', '2025-W53', '2026-W4', '2026-W047'],
    ...[
      '2026-w47',
      ' 2026-W47',
      '2026-W47 ',
      '2026-W47\n',
      '0026-W01',
      '12026-W01',
      '2026-W-1',
      '2026-W1e',
      '２０２６-W47',
    ],
  ])('does not parse %j', (text) => {
    expect(parseWeekName(text)).toBeUndefined();
  });

  it('parses only canonical names', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-W\d{2}$/)), (text) => {
        const start = parseWeekName(text);
        if (start !== undefined) expect(weekName(start)).toBe(text);
      }),
    );
  });
});
