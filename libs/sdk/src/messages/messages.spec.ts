import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import * as more from '../more.js';
import { createSdk } from '../sdk.js';
import type { State } from '../types.js';

let warn: jest.SpiedFunction<typeof console.warn>;
const unasked = () => new Promise<never>(() => undefined);
const warnings = () => warn.mock.calls.map(([line]) => String(line));

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

describe('messages in the console', () => {
  it('name the repair of scores once, and each refused score', async () => {
    const gg = await createSdk('https://games.example', undefined, async () => more).start();
    for (const score of [1.5, 2.5, 3.5]) await gg.submit(score);
    await gg.submit(-1);
    await gg.submit(-2);
    const about = (text: string) => warnings().filter((line) => line.includes(text));
    await waitFor(() => expect(about('invalid_score')).toHaveLength(2));
    expect(about('Math.round')).toHaveLength(1);
    expect(about('no_game')).toHaveLength(1);
  });

  it.each(['invalid_score', 'out_of_range', 'too_fast', 'round_required', 'round_invalid', 'queue_full', 'not_found'])(
    'name the repair of %s, and not only where to read about it',
    async (reason) => {
      more.tell('refused', 5, reason);
      more.tell('refused', 5, 'unheard_of');
      await waitFor(() => expect(warnings()).toHaveLength(reason === 'invalid_score' ? 2 : 1));
      const [line = ''] = warnings();
      expect(line).toContain(reason);
      expect(line).not.toContain('/api-documentation');
    },
  );

  it.each([
    ['every request fails', false, 'connect-src'],
    ['only reading works', true, 'what sends scores is blocked'],
  ])('say after 15 s why scores wait: %s', async (_case, isReached, cause) => {
    const answer = () => (isReached ? Promise.resolve({}) : Promise.reject(new TypeError('Failed to fetch')));
    Object.assign(globalThis, { fetch: answer });
    const gg = await createSdk('https://games.example', undefined, async () => more).start();
    const on = jest.spyOn(gg, 'on');
    jest.useFakeTimers();
    more.prepare({ ...gg, ask: unasked, mode: 'guest' }, () => undefined);
    const enter = (state: State) => on.mock.calls.forEach(([name, listener]) => name === 'state' && listener(state));
    // An outage of less is not worth a line.
    enter('offline (1 waiting)');
    await jest.advanceTimersByTimeAsync(14_000);
    enter('live');
    await jest.advanceTimersByTimeAsync(15_000);
    const about = () => warnings().filter((line) => line.includes('waited for 15 s'));
    expect(about()).toEqual([]);
    enter('offline (1 waiting)');
    enter('offline (2 waiting)');
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    await waitFor(() => expect(about()).toEqual([expect.stringContaining(cause)]));
  });

  it('name each dialog of the browser that a game uses in a frame', async () => {
    jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    jest.spyOn(window, 'confirm').mockImplementation(() => false);
    const gg = await createSdk('https://games.example', undefined, async () => more).start();
    warn.mockClear();
    more.prepare({ ...gg, ask: unasked, mode: 'bridge' }, () => undefined);
    alert('one');
    alert('two');
    expect(confirm('three')).toBe(false);
    await waitFor(() => expect(warnings()).toHaveLength(2));
    expect(warnings()).toEqual([expect.stringContaining('alert()'), expect.stringContaining('confirm()')]);
  });
});
