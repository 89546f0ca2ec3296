import { describe, expect, it } from '@jest/globals';
import { ratingPoints } from './rating-points.js';

const day = (date: string, points: number) => ({ day: date, rank: 1, points });

describe('the line of a rating', () => {
  it('places days by date, and ratings between the lowest and the highest', () => {
    expect(ratingPoints([day('2026-11-01', 100), day('2026-11-02', 150), day('2026-11-05', 200)])).toBe(
      '0,94 25,50 100,6',
    );
  });

  it('is level in the middle while the rating does not change', () => {
    expect(ratingPoints([day('2026-11-01', 80), day('2026-11-03', 80)])).toBe('0,50 100,50');
  });
});
