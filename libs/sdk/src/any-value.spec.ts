import { isPortRequest, type PortAnswers } from '@gamegeek/contracts/play/port-messages.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import * as more from './more.js';
import { createSdk } from './sdk.js';
import type { Mode } from './types.js';

const SITE = 'https://games.example';
const realFetch = globalThis.fetch;
const ownParent = Object.getOwnPropertyDescriptor(window, 'parent');

const result = { status: 'accepted', rank: 1, personalBest: true, verified: false, wouldBeRank: null, reason: null };
const ANSWERS: Record<string, object> = {
  '/api/play/guests': { guest: 'ggg_1', ticket: 'ggl_1' },
  '/api/play/sessions': { token: 'ggp_1', player: { id: 'g', username: 'Guest', guest: true }, locale: 'en' },
  '/api/play/rounds': { round: 'ggr_1', seed: 1, startedAt: '' },
  '/api/scores': result,
  '/api/leaderboard': { entries: [], total: 0 },
};

/** The site, which accepts what is valid. */
const fetchAnswer = async (url: string) => {
  const answer = ANSWERS[new URL(url).pathname];
  return {
    ok: Boolean(answer),
    status: answer ? 200 : 404,
    headers: new Headers(),
    json: async () => answer ?? { statusCode: 404, code: 'not_found' },
  } as Response;
};

const PORT_ANSWERS: Partial<{ [Type in keyof PortAnswers]: object }> = {
  submit: { ...result, total: null },
  round: { round: { id: 'ggr_1', seed: 1, startedAt: '' } },
  top: { entries: [], total: 0 },
  around: { above: [], below: [], best: null, total: 0 },
  'sign-in': { player: null },
  kept: { run: null },
};

/** The page around the game. Messages that cannot be cloned throw, as in a browser. */
function openFrame(): void {
  const port = {
    onmessage: undefined as ((event: { data: object }) => void) | undefined,
    postMessage: (message: { id: number; type: keyof PortAnswers }) => {
      const request: unknown = structuredClone(message);
      const answer = isPortRequest(request) ? { answer: PORT_ANSWERS[message.type] } : { error: 'validation_failed' };
      queueMicrotask(() => port.onmessage?.({ data: { id: message.id, ...answer } }));
    },
  };
  const parent = {
    postMessage: () =>
      queueMicrotask(() => {
        const welcome = { gg: 'welcome', v: 1, player: null, locale: 'en', theme: 'dark' };
        const event = Object.assign(new Event('message'), { data: welcome, origin: SITE, ports: [port] });
        window.dispatchEvent(Object.defineProperty(event, 'source', { value: parent }));
      }),
  };
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
}

const thrower = () => {
  throw new Error('of the game');
};
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
/** Values are read by functions, because fast-check looks at values. */
const value: fc.Arbitrary<() => unknown> = fc.oneof(
  fc
    .oneof(
      fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withObjectString: true }),
      fc.double(),
      fc.record({ game: fc.anything(), round: fc.anything(), log: fc.anything(), onRestart: fc.anything() }),
    )
    .map((any) => () => any),
  fc.constantFrom<() => unknown>(
    () => Symbol('any'),
    () => thrower,
    () => proxy,
    () => new Proxy({}, { get: thrower }),
    () => ({ onRestart: thrower, round: proxy, log: proxy }),
    () => ({ toString: thrower, valueOf: thrower, toJSON: thrower }),
    () => window,
  ),
);

const METHODS = ['round', 'submit', 'gameOver', 'top', 'around', 'board', 'watch', 'signIn', 'on', 'record'] as const;
const calls = fc.array(
  fc.record({
    name: fc.constantFrom(...METHODS),
    first: fc.oneof(
      value,
      fc.nat().map((score) => () => score),
    ),
    second: value,
  }),
  { maxLength: 8 },
);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['warn', 'error', 'info'] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
  jest.spyOn(window, 'open').mockReturnValue(null);
  jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  globalThis.fetch = fetchAnswer as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  if (ownParent) Object.defineProperty(window, 'parent', ownParent);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// Jest also fails a test for a rejection that nothing handles.
describe('GameGeek', () => {
  it.each<[Mode, number, () => void]>([
    ['local', 0, () => undefined],
    ['guest', 7, () => undefined],
    ['bridge', 0, openFrame],
  ])('throws and rejects nothing in mode %s, whatever a game passes', async (mode, game, open) => {
    open();
    await fc.assert(
      fc.asyncProperty(value, calls, async (startOptions, made) => {
        const sdk = createSdk(SITE, undefined, async () => ({ ...more, showGameOver: async () => true }));
        const starting = mode === 'guest' ? sdk.start({ game }) : sdk.start(startOptions() as object);
        await jest.advanceTimersByTimeAsync(2_000);
        const client = await starting;
        if (mode !== 'local') expect(client.mode).toBe(mode);
        const results = made.map(({ name, first, second }) =>
          (client[name] as (...given: unknown[]) => unknown)(first(), second()),
        );
        results.push(...made.map(({ first, second }) => sdk.gameOver(first() as number, second() as object)));
        await jest.advanceTimersByTimeAsync(11_000);
        for (const given of results) {
          const result = await given;
          if (typeof result === 'function') result();
        }
      }),
      { numRuns: 60 },
    );
  });
});
