import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GLIDE_MS, Pace } from './pace.js';

beforeEach(() => {
  jest.useFakeTimers();
});

describe('isTooFast', () => {
  it('is false for up to three changes within the duration of a glide', () => {
    const pace = new Pace();
    expect(pace.canBeFollowed).toBe(true);
    for (const step of [1, 2, 3]) {
      pace.note(1);
      expect({ step, canBeFollowed: pace.canBeFollowed }).toEqual({ step, canBeFollowed: true });
      jest.advanceTimersByTime(GLIDE_MS / 10);
    }
    pace.note(1);
    expect(pace.canBeFollowed).toBe(false);
    jest.advanceTimersByTime(GLIDE_MS - 1);
    expect(pace.canBeFollowed).toBe(true);
  });

  it('is true after many changes at once, until changes slow down', () => {
    const pace = new Pace();
    pace.note(10);
    expect(pace.canBeFollowed).toBe(false);
    jest.advanceTimersByTime(GLIDE_MS);
    expect(pace.canBeFollowed).toBe(true);
    pace.note(0);
    expect(pace.canBeFollowed).toBe(true);
  });
});
