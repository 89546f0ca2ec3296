import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { axisMarks } from '#ui/chart/axis-marks.js';
import { linePoints } from './chart-scale.js';

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
