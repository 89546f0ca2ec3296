import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { axisMarks } from './axis-marks.js';

const highest = fc.integer({ min: 0, max: 10_000_000_000 });

describe('axisMarks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 2, 4, 6]],
    [24, [0, 10, 20, 30]],
    [200, [0, 50, 100, 150, 200]],
    [1_201, [0, 500, 1_000, 1_500]],
  ])('for a maximum of %i are %j', (count, marks) => {
    expect(axisMarks(count)).toEqual(marks);
  });

  it('start at zero and end less than a step above the maximum', () => {
    fc.assert(
      fc.property(highest, (count) => {
        const marks = axisMarks(count);
        const [top = 0, below = 0] = marks.toReversed();
        expect(marks[0]).toBe(0);
        expect(top).toBeGreaterThanOrEqual(count);
        expect(below).toBeLessThan(Math.max(count, 1));
      }),
    );
  });

  it('are few, whole and equidistant', () => {
    fc.assert(
      fc.property(highest, (count) => {
        const marks = axisMarks(count);
        expect(marks.length).toBeGreaterThanOrEqual(2);
        expect(marks.length).toBeLessThanOrEqual(5);
        expect(marks.every(Number.isInteger)).toBe(true);
        expect(marks).toEqual(marks.map((_, place) => place * (marks[1] ?? 0)));
      }),
    );
  });
});
