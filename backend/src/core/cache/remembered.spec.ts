import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Remembered } from './remembered.js';

let reset: () => void;
const invalidations = { live: true, onReset: (listener: () => void) => void (reset = listener) };
const load = jest.fn<(key: string) => Promise<string | undefined>>();
let names: Remembered<string>;

beforeEach(() => {
  jest.useFakeTimers();
  invalidations.live = true;
  load.mockReset().mockImplementation(async (key) => `the name of ${key}`);
  names = new Remembered({ load, ttl: 5_000, size: 3, invalidations });
});

describe('what a node remembers', () => {
  it('is read once, also when many ask at the same time', async () => {
    expect(names.cached('a')).toBeUndefined();
    await Promise.all([names.get('a'), names.get('a'), names.get('a')]);
    expect(names.cached('a')).toBe('the name of a');
    await names.get('a');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is read again when its time is over', async () => {
    await names.get('a');
    jest.advanceTimersByTime(4_999);
    expect(names.cached('a')).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(names.cached('a')).toBeUndefined();
  });

  it('lasts a second at most while messages may get lost', async () => {
    invalidations.live = false;
    await names.get('a');
    jest.advanceTimersByTime(1_000);
    expect(names.cached('a')).toBeUndefined();
  });

  it('is forgotten by key, by what it is, and altogether', async () => {
    for (const key of ['a', 'b', 'c']) await names.get(key);
    names.forget('a');
    names.forgetWhere((name) => name.endsWith('b'));
    expect(['a', 'b', 'c'].map((key) => names.cached(key) !== undefined)).toEqual([false, false, true]);
    reset();
    expect(names.cached('c')).toBeUndefined();
  });

  it('does not keep what was read while it changed', async () => {
    let answer: (name: string) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const before = names.get('a');
    names.forget('a');
    const after = names.get('a');
    answer('the old name');
    expect(await before).toBe('the old name');
    expect(await after).toBe('the name of a');
    expect(names.cached('a')).toBe('the name of a');
  });

  it('holds a bounded number, the newest', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await names.get(key);
    expect(['a', 'b', 'c', 'd'].map((key) => names.cached(key) !== undefined)).toEqual([false, true, true, true]);
  });

  it('does not remember what was not there, or could not be read', async () => {
    load.mockImplementationOnce(async () => undefined);
    expect(await names.get('a')).toBeUndefined();
    load.mockImplementationOnce(() => Promise.reject(new Error('away')));
    await expect(names.get('a')).rejects.toThrow('away');
    expect(await names.get('a')).toBe('the name of a');
  });
});
