import { describe, expect, it } from '@jest/globals';
import { rankSteps } from './rank-steps.js';

const days = [
  { day: '2026-11-01', rank: 30 },
  { day: '2026-11-03', rank: 10 },
];

describe('the line of a rank', () => {
  it('holds a rank until the next day with another one, the best at the top', () => {
    expect(rankSteps([...days, { day: '2026-11-05', rank: 20 }])).toBe('0,100 50,100 50,0 100,0 100,50');
  });

  it('is in the middle if the rank never changed', () => {
    expect(
      rankSteps([
        { day: '2026-11-01', rank: 3 },
        { day: '2026-11-02', rank: 3 },
      ]),
    ).toBe('0,50 100,50 100,50');
  });
});
