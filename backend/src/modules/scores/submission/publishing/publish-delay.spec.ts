import { describe, expect, it } from '@jest/globals';
import { publishDelay } from './publish-delay.js';

describe('the delay of a publication', () => {
  it('is zero after a small commit', () => {
    expect(publishDelay({ committed: 3, unranked: 1, sinceLast: 0 })).toBe(0);
  });

  it('is at most eight milliseconds from one publication to the next while commits are large', () => {
    expect(publishDelay({ committed: 30, unranked: 2, sinceLast: 0 })).toBe(8);
    expect(publishDelay({ committed: 30, unranked: 2, sinceLast: 5 })).toBe(3);
    expect(publishDelay({ committed: 30, unranked: 2, sinceLast: 9 })).toBe(0);
  });

  it('is zero if many scores wait', () => {
    expect(publishDelay({ committed: 30, unranked: 30, sinceLast: 0 })).toBe(0);
  });
});
