import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KeptBriefly } from './kept-briefly.js';

describe('what is kept briefly', () => {
  const kept = new KeptBriefly<number>((value) => value >= 10);
  let worked = 0;
  const working = (value: number) => () => {
    worked += 1;
    return Promise.resolve(value);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    kept.clear();
    worked = 0;
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('is worked out once for all who ask at the same time', async () => {
    await expect(Promise.all([kept.get('a', working(3)), kept.get('a', working(4))])).resolves.toEqual([3, 3]);
    expect(worked).toBe(1);
  });

  it('is worked out each time when that costs nothing', async () => {
    await kept.get('a', working(3));
    await expect(kept.get('a', working(4))).resolves.toBe(4);
  });

  it('is shown again for ten seconds when it is costly, and once more while it is worked out anew', async () => {
    await kept.get('a', working(30));
    jest.advanceTimersByTime(9_999);
    await expect(kept.get('a', working(40))).resolves.toBe(30);
    expect(worked).toBe(1);

    jest.advanceTimersByTime(1);
    await expect(kept.get('a', working(50))).resolves.toBe(30);
    await expect(kept.get('a', working(60))).resolves.toBe(50);
  });

  it('is not kept when what it was worked out from changed meanwhile', async () => {
    const old = kept.get('a', working(30));
    kept.clear();
    await expect(kept.get('a', working(40))).resolves.toBe(40);
    await old;
    await expect(kept.get('a', working(50))).resolves.toBe(40);
  });

  it('keeps nothing of a failure', async () => {
    await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(kept.get('a', working(30))).resolves.toBe(30);
  });
});
