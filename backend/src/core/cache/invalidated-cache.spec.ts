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

  it('remembers on request for one second that a key has no value, without evicting values', async () => {
    const known = new InvalidatedCache({ load, ttl: 5_000, size: 3, remembersMissing: true, invalidations });
    await known.get('a');
    load.mockImplementation(async () => undefined);
    for (const key of ['b', 'c', 'd', 'e', 'b']) expect(await known.get(key)).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(5);
    expect(known.peek('a')).toBe('the name of a');
    jest.advanceTimersByTime(1_000);
    load.mockImplementation(async (key) => `the name of ${key}`);
    expect(await known.get('b')).toBe('the name of b');
  });

  it('forgets that a key has no value when it is deleted, and remembers a bounded number of them', async () => {
    const known = new InvalidatedCache({ load, ttl: 5_000, size: 3, remembersMissing: true, invalidations });
    load.mockImplementation(async () => undefined);
    await known.get('a');
    known.delete('a');
    await known.get('a');
    expect(load).toHaveBeenCalledTimes(2);
    for (let key = 0; key < 5_000; key += 1) await known.get(`${key}`);
    await known.get('4999');
    expect(load).toHaveBeenCalledTimes(5_002);
    await known.get('a');
    expect(load).toHaveBeenCalledTimes(5_003);
  });

  it('does not store missing values or failed loads', async () => {
    load.mockImplementationOnce(async () => undefined);
    expect(await cache.get('a')).toBeUndefined();
    load.mockImplementationOnce(() => Promise.reject(new Error('connection lost')));
    await expect(cache.get('a')).rejects.toThrow('connection lost');
    expect(await cache.get('a')).toBe('the name of a');
  });
});
