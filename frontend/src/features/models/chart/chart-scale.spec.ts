import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { axisMarks, linePoints } from './chart-scale.js';

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

describe('linePoints', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });

  it('are in the middle of their weeks, with zero at the bottom and the maximum at the top', () => {
    expect(linePoints([0, 5, 10, 2], 10)).toBe('12.5,100 37.5,50 62.5,0 87.5,80');
  });

  it('stay within the plot, and higher counts are never drawn lower', () => {
    fc.assert(
      fc.property(counts, (line) => {
        const top = axisMarks(Math.max(...line)).at(-1) ?? 1;
        const heights = linePoints(line, top)
          .split(' ')
          .map((point) => 100 - Number(point.split(',')[1]));
        expect(heights).toHaveLength(line.length);
        expect(heights.every((height) => height >= 0 && height <= 100)).toBe(true);
        const byCount = heights.map((height, week) => ({ height, count: line[week] ?? 0 }));
        byCount.sort((a, b) => a.count - b.count || a.height - b.height);
        expect(byCount.map(({ height }) => height)).toEqual(
          byCount.map(({ height }) => height).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
