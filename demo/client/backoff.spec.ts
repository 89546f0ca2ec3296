import { backoff, retryAfter } from './backoff.ts';

describe('backoff', () => {
  it('doubles up to a limit', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => backoff(attempt, () => 0.999999));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 15000, 15000]);
  });

  it('never waits less than half of the delay', () => {
    expect(backoff(3, () => 0)).toBe(500);
  });
});

describe('the Retry-After header', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');

  it.each([
    ['3', 3_000],
    ['Fri, 20 Nov 2026 12:00:07 GMT', 7_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', 0],
    [null, 0],
  ])('of %s is %d ms', (header, expected) => {
    expect(retryAfter(header, now)).toBe(expected);
  });
});
