import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SwrCache } from './swr-cache.js';

describe('SwrCache', () => {
  const cache = new SwrCache<number>((value) => value >= 10);
  let computed = 0;
  const computing = (value: number) => () => {
    computed += 1;
    return Promise.resolve(value);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    cache.clear();
    computed = 0;
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('computes a value once for concurrent reads', async () => {
    await expect(Promise.all([cache.get('a', computing(3)), cache.get('a', computing(4))])).resolves.toEqual([3, 3]);
    expect(computed).toBe(1);
  });

  it('computes cheap values on each read', async () => {
    await cache.get('a', computing(3));
    await expect(cache.get('a', computing(4))).resolves.toBe(4);
  });

  it('returns expensive values for ten seconds, and once more while they are computed again', async () => {
    await cache.get('a', computing(30));
    jest.advanceTimersByTime(9_999);
    await expect(cache.get('a', computing(40))).resolves.toBe(30);
    expect(computed).toBe(1);

    jest.advanceTimersByTime(1);
    await expect(cache.get('a', computing(50))).resolves.toBe(30);
    await expect(cache.get('a', computing(60))).resolves.toBe(50);
  });

  it('does not store or share a computation that began before it was cleared', async () => {
    const old = cache.get('a', computing(30));
    cache.clear();
    await expect(cache.get('a', computing(40))).resolves.toBe(40);
    await old;
    await expect(cache.get('a', computing(50))).resolves.toBe(40);
  });

  it('does not store failures', async () => {
    await expect(cache.get('a', () => Promise.reject(new Error('connection lost')))).rejects.toThrow('connection lost');
    await expect(cache.get('a', computing(30))).resolves.toBe(30);
  });
});
