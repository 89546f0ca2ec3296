import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import * as more from './more.js';
import { TEXTS } from './overlay/texts.js';
import { createSdk } from './sdk.js';
import type { GameGeekSdk } from './types.js';

const screens = () => [...document.querySelectorAll('gamegeek-game-over')];
const shown = () => screens().map(({ shadowRoot }) => shadowRoot?.textContent ?? '');
const again = () => screens()[0]?.shadowRoot?.querySelector<HTMLElement>('.again');

/** A game without a number: its board is in memory. */
const localGame = (loadMore = async () => more): GameGeekSdk => createSdk('https://games.example', undefined, loadMore);

/** Any value, as generated code may pass it. */
const asScore = (value: unknown) => value as number;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const screen of screens()) screen.remove();
  jest.restoreAllMocks();
});

describe('a score', () => {
  it.each<[unknown, number]>([
    [1200, 1200],
    [12.5, 13],
    [0.5, 1],
    ['1200', 1200],
    [' 7.4 ', 7],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('%p is sent as %p', async (given, sent) => {
    const gg = await localGame().start();
    const scores: number[] = [];
    gg.on('score', ({ score }) => scores.push(score));
    await expect(gg.submit(asScore(given))).resolves.toMatchObject({ status: 'accepted' });
    expect(scores).toEqual([sent]);
    expect((await gg.top()).map(({ score }) => score)).toEqual([sent]);
  });

  it.each<{ given: unknown }>(
    [
      0,
      -0,
      -5,
      0.4,
      NaN,
      Infinity,
      2 ** 53,
      '',
      'many',
      undefined,
      null,
      true,
      {},
      [5],
      5n,
      Symbol('five'),
      { valueOf: () => 5 },
      () => 5,
    ].map((given) => ({ given })),
  )('$given is refused and the screen says where scores begin', async ({ given }) => {
    const sdk = localGame();
    await expect(sdk.gameOver(asScore(given))).resolves.toMatchObject({ status: 'refused', reason: 'invalid_score' });
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining(TEXTS.en.notAScore)]));
    expect(await (await sdk.start()).top()).toEqual([]);
  });
});

describe('the game-over screen', () => {
  it('says without points what is missing to the next player', async () => {
    const client = await localGame().start();
    const above = [{ rank: 9, name: 'Ada', score: 120, own: false }];
    const around = async () => ({ above, below: [], best: null, total: 9 });
    Object.assign(client, { mode: 'guest', around });
    await client.gameOver(0);
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining(TEXTS.en.missing('121', '9', 'Ada'))]));
    expect(shown()).toEqual([expect.stringContaining(TEXTS.en.notAScore)]);
  });

  it('shows the time of a time trial as its board does, without points to the next place', async () => {
    const client = await localGame().start();
    const above = [{ rank: 9, name: 'Ada', score: 59_001, own: false }];
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null };
    const around = async () => ({ above, below: [], best: 70_000, total: 9, format });
    Object.assign(client, { mode: 'guest', around });
    await client.gameOver(83_456, { board: 'time-trial' });
    await waitFor(() => expect(shown()).toEqual([expect.stringContaining('1:23.456')]));
    expect(shown()).toEqual([expect.not.stringContaining('24,')]);
  });

  it('opens once for calls in a loop, which send one score, and again after the restart', async () => {
    const sdk = localGame();
    const gg = await sdk.start();
    const scores: number[] = [];
    gg.on('score', ({ score }) => scores.push(score));
    const onRestart = jest.fn();
    const frame = () => Array.from({ length: 30 }, () => sdk.gameOver(600, { onRestart }));
    const results = frame();
    await waitFor(() => expect(shown()).toHaveLength(1));
    results.push(...frame());
    expect(new Set(await Promise.all(results)).size).toBe(1);
    again()?.click();
    await waitFor(() => expect(onRestart).toHaveBeenCalledTimes(1));
    // The loop that has not ended yet.
    await Promise.all(frame());
    expect(shown()).toEqual([]);
    expect(scores).toEqual([600]);

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    await sdk.gameOver(600, { onRestart });
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(scores).toEqual([600, 600]);
  });

  it('opens for the next game over when the game has removed it', async () => {
    const sdk = localGame();
    const onRestart = jest.fn();
    await sdk.gameOver(1, { onRestart });
    await waitFor(() => expect(shown()).toHaveLength(1));
    document.body.replaceChildren();
    await waitFor(async () => {
      await sdk.gameOver(2, { onRestart });
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
      expect(shown()).toHaveLength(1);
    });
    expect(onRestart).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['without constructable style sheets', () => jest.spyOn(globalThis, 'CSSStyleSheet').mockImplementation(fail)],
    ['without modal dialogs', () => jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(fail)],
  ])('restarts the game %s', async (_without, remove) => {
    remove();
    const onRestart = jest.fn();
    await localGame().gameOver(600, { onRestart });
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(screens()[0]?.shadowRoot?.querySelector('dialog')?.hasAttribute('open')).toBe(true);
    again()?.click();
    await waitFor(() => expect(onRestart).toHaveBeenCalledTimes(1));
    expect(shown()).toEqual([]);
  });

  it.each<[string, () => Promise<typeof more>]>([
    ['throws', async () => ({ ...more, showGameOver: fail })],
    ['cannot be loaded', () => Promise.reject(new Error('offline'))],
  ])('that %s leaves the score, words and the restart', async (_what, loadMore) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    globalThis.fetch = async () =>
      ({
        ok: false,
        status: 404,
        headers: new Headers(),
        json: async () => ({ statusCode: 404, code: 'not_found' }),
      }) as Response;
    const sdk = localGame(loadMore);
    const onRestart = jest.fn();
    const scores: unknown[] = [];
    (await sdk.start()).on('score', ({ score }) => scores.push(score));
    void sdk.gameOver(asScore('600.2'), { onRestart });
    await waitFor(() => expect(onRestart).toHaveBeenCalledTimes(1));
    expect(alert.mock.calls).toEqual([['Game over: 600']]);
    expect(scores).toEqual([600]);
  });

  it('closes when onRestart is no function or throws', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const onRestart of ['restart', fail]) {
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
      const sdk = localGame();
      await sdk.gameOver(5, { onRestart: onRestart as () => void });
      await waitFor(() => expect(shown()).toHaveLength(1));
      again()?.click();
      await waitFor(() => expect(shown()).toEqual([]));
    }
    await waitFor(() => expect(error).toHaveBeenCalledTimes(2));
  });

  it('keeps keys, clicks and touches from the game, which may prevent their default', async () => {
    const prevent = jest.fn((event: Event) => event.preventDefault());
    const types = ['keydown', 'keyup', 'pointerdown', 'mousedown', 'touchstart', 'touchend', 'click'];
    for (const type of types) window.addEventListener(type, prevent);
    const onRestart = jest.fn();
    await localGame().gameOver(5, { onRestart });
    await waitFor(() => expect(shown()).toHaveLength(1));
    for (const type of types)
      again()?.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
    await waitFor(() => expect(onRestart).toHaveBeenCalledTimes(1));
    expect(prevent).not.toHaveBeenCalled();
    for (const type of types) window.removeEventListener(type, prevent);
  });

  it('stays open while keys are mashed from the game on, and closes at a press after a pause', async () => {
    const onRestart = jest.fn();
    await localGame().gameOver(5, { onRestart });
    await waitFor(() => expect(shown()).toHaveLength(1));
    const opened = Date.now();
    /** Whether the browser would press the button, `ms` after the screen has opened. */
    const isPressed = (ms: number, init: KeyboardEventInit = { key: ' ' }) => {
      jest.spyOn(Date, 'now').mockReturnValue(opened + ms);
      const isUsed = (type: string) =>
        again()?.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
      return [isUsed('keydown'), isUsed('keyup')].every(Boolean);
    };
    for (let ms = 100; ms < 3_000; ms += 150) expect(isPressed(ms)).toBe(false);
    expect(isPressed(3_100, { key: 'Tab' })).toBe(true);
    expect(isPressed(4_000, { key: ' ', repeat: true })).toBe(false);
    expect(isPressed(4_100)).toBe(true);
  });

  it('frees the pointer that the game has locked', async () => {
    const exitPointerLock = jest.fn();
    document.exitPointerLock = exitPointerLock;
    await localGame().gameOver(5);
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(exitPointerLock).toHaveBeenCalledTimes(1);
  });
});

function fail(): never {
  throw new Error('missing');
}
