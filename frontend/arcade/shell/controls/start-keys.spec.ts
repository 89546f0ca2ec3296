import { QUIET_MS, StartKeys } from './start-keys.js';

const PRESS_MS = 120;

/** Presses a key every 120 ms. Returns what each press meant. */
function mash(keys: StartKeys, from: number, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const meant = keys.press('Space', from + at * PRESS_MS);
    keys.release('Space');
    return meant;
  });
}

describe('the keys that start a run', () => {
  it('start none while they are mashed from the last run on, however long, and one after a moment', () => {
    const keys = new StartKeys();
    mash(keys, 0, 5);
    keys.rest(5 * PRESS_MS);
    const meant = mash(keys, 5 * PRESS_MS + 50, 40);
    expect(new Set(meant)).toEqual(new Set(['again']));
    expect(keys.press('Space', 50 * PRESS_MS + QUIET_MS)).toBe('start');
  });

  it('start none while one is held, until it was released', () => {
    const keys = new StartKeys();
    expect(keys.press('Enter', 0)).toBe('start');
    keys.rest(100);
    expect(keys.press('Enter', 100 + QUIET_MS)).toBe('again');
    keys.release('Enter');
    expect(keys.press('Enter', 200 + QUIET_MS)).toBe('start');
  });

  it('start one at the first press after the keyboard was elsewhere', () => {
    const keys = new StartKeys();
    keys.press('Space', 0);
    keys.forget();
    expect(keys.press('Space', 10)).toBe('start');
  });

  it('are not the other keys', () => {
    expect(new StartKeys().press('KeyM', 0)).toBeUndefined();
  });
});
