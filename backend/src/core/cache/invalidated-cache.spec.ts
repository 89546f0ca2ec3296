import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { InvalidatedCache } from './invalidated-cache.js';

let reset: () => void;
const invalidations = { live: true, onReset: (listener: () => void) => void (reset = listener) };
const load = jest.fn<(key: string) => Promise<string | undefined>>();
let cache: InvalidatedCache<string>;

beforeEach(() => {
  jest.useFakeTimers();
  invalidations.live = true;
  load.mockReset().mockImplementation(async (key) => `the name of ${key}`);
  cache = new InvalidatedCache({ load, ttl: 5_000, size: 3, invalidations });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Reads a key whose load answers only when `answer` is called. */
function readSlowly(key: string): { value: Promise<string | undefined>; answer: (name: string) => void } {
  let answer: (name: string) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  return { value: cache.get(key), answer: (name) => answer(name) };
}

describe('InvalidatedCache', () => {
  it('loads a value once for concurrent reads', async () => {
    expect(cache.peek('a')).toBeUndefined();
    await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')]);
    expect(cache.peek('a')).toBe('the name of a');
    await cache.get('a');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('drops a value when its time to live is over', async () => {
    await cache.get('a');
    jest.advanceTimersByTime(4_999);
    expect(cache.peek('a')).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(cache.peek('a')).toBeUndefined();
  });

  it('keeps values for one second while invalidations may get lost', async () => {
    invalidations.live = false;
    await cache.get('a');
    jest.advanceTimersByTime(1_000);
    expect(cache.peek('a')).toBeUndefined();
  });

  it('deletes by key, by value, and everything after a reset', async () => {
    for (const key of ['a', 'b', 'c']) await cache.get(key);
    cache.delete('a');
    cache.deleteWhere((name) => name.endsWith('b'));
    expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== undefined)).toEqual([false, false, true]);
    reset();
    expect(cache.peek('c')).toBeUndefined();
  });

  it('does not store or share a load that began before the key was deleted', async () => {
    const before = readSlowly('a');
    cache.delete('a');
    const after = cache.get('a');
    before.answer('the old name');
    expect(await before.value).toBe('the old name');
    expect(await after).toBe('the name of a');
    expect(cache.peek('a')).toBe('the name of a');
  });

  it('does not store a load in flight when values are deleted by a predicate', async () => {
    const before = readSlowly('a');
    cache.deleteWhere((name) => name === 'the old name');
    before.answer('the old name');
    expect(await before.value).toBe('the old name');
    expect(cache.peek('a')).toBeUndefined();
  });

  it('evicts the oldest value when it is full', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await cache.get(key);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, true, true]);
  });

  describe('with a time for missing values', () => {
    beforeEach(() => {
      cache = new InvalidatedCache({ load, ttl: 5_000, size: 3, missingTtl: 1_000, invalidations });
      load.mockImplementation(async () => undefined);
    });
    const readAll = async (...keys: string[]) => {
      for (const key of keys) await cache.get(key);
      return load.mock.calls.length;
    };

    it('does not load a missing value again within that time', async () => {
      expect(await readAll('a', 'a', 'a')).toBe(1);
      jest.advanceTimersByTime(1_000);
      expect(await readAll('a', 'a')).toBe(2);
    });

    it('loads it again once it is invalidated, or everything is', async () => {
      expect(await readAll('a')).toBe(1);
      cache.delete('a');
      expect(await readAll('a', 'a')).toBe(2);
      reset();
      expect(await readAll('a', 'a')).toBe(3);
    });

    it('does not remember a load that began before the key was deleted', async () => {
      let answer: (name?: string) => void = () => undefined;
      load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
      const before = cache.get('a');
      cache.delete('a');
      answer(undefined);
      await before;
      load.mockImplementation(async () => 'created meanwhile');
      expect(await cache.get('a')).toBe('created meanwhile');
    });

    it('evicts no value, and forgets the oldest missing ones', async () => {
      load.mockImplementationOnce(async () => 'the name of a');
      await readAll('a', 'b', 'c', 'd', 'e');
      expect(cache.peek('a')).toBeDefined();
      expect(await readAll('e', 'd', 'c')).toBe(5);
      expect(await readAll('b')).toBe(6);
    });
  });

  it('does not store missing values or failed loads', async () => {
    load.mockImplementationOnce(async () => undefined);
    expect(await cache.get('a')).toBeUndefined();
    load.mockImplementationOnce(() => Promise.reject(new Error('connection lost')));
    await expect(cache.get('a')).rejects.toThrow('connection lost');
    expect(await cache.get('a')).toBe('the name of a');
  });
});
