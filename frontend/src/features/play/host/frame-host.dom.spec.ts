import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PortRequests, PortRequestType } from '@gamegeek/contracts/play/port-messages.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { FakeGame, provideChannels } from '../../../testing/fake-game.js';
import { FrameHost, HELLO_MS, OPEN_REQUESTS, type HostState, type RequestHandlers } from './frame-host.js';

const ROUND = { id: 'ggr_1', seed: 7, opening: null, startedAt: '2026-11-22T10:00:00.000Z' };
let frame: HTMLIFrameElement;
let game: FakeGame;
let host: FrameHost;
let states: HostState[];

function handlers(changes: Partial<RequestHandlers> = {}): RequestHandlers {
  return {
    round: async () => ({ round: ROUND }),
    guess: async ({ at }) => ({ answer: { at } }),
    submit: async () => Promise.reject(new ApiError('out_of_range', 'Too much')),
    top: async () => ({ entries: [], total: 0 }),
    around: async () => ({ above: [], below: [], best: null, total: 0 }),
    ping: async () => ({}),
    'sign-in': async () => ({ player: null }),
    ...changes,
  };
}

function open(origin = 'null', changes: Partial<RequestHandlers> = {}): void {
  host?.close();
  states = [];
  host = new FrameHost({
    frame,
    origin,
    welcome: () => ({ player: { name: 'ada', guest: false }, locale: 'de', theme: 'light' }),
    handlers: handlers(changes),
    onState: (state) => states.push(state),
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  provideChannels();
  frame = document.body.appendChild(document.createElement('iframe'));
  game = new FakeGame(frame);
  open();
});
afterEach(() => {
  host.close();
  frame.remove();
  jest.useRealTimers();
});

describe('FrameHost', () => {
  it('welcomes the game once, with its player and without secrets', () => {
    game.hello();
    game.hello();
    expect(game.welcomes).toEqual([
      {
        message: { gg: 'welcome', v: 1, player: { name: 'ada', guest: false }, locale: 'de', theme: 'light' },
        target: '*',
      },
    ]);
    expect(states).toEqual(['connected']);
  });

  it.each([
    ['another window', { source: window }],
    ['no window', { source: null }],
    ['the frame under another origin', { origin: 'https://evil.example' }],
    ['the frame under the origin of the site', { origin: window.location.origin }],
    ['the frame with another message', { data: { gg: 'hello', v: 2 } }],
    ['the frame with no object', { data: 'hello' }],
  ])('sends nothing to %s', (_who, greeting) => {
    game.hello(greeting);
    expect(game.welcomes).toEqual([]);
    expect(states).toEqual([]);
  });

  it('sends nothing to a second frame of the page', () => {
    const second = document.body.appendChild(document.createElement('iframe'));
    const other = new FakeGame(second);
    other.hello();
    expect(other.welcomes).toEqual([]);
    second.remove();
  });

  it('names the origin of a game of another site as the only receiver', () => {
    open('https://play.example');
    game.hello({ origin: 'null' });
    expect(game.welcomes).toEqual([]);
    game.hello({ origin: 'https://play.example' });
    expect(game.welcomes[0]?.target).toBe('https://play.example');
  });

  it('keeps the port during the first load, and closes it when another document loads', () => {
    game.hello();
    game.load();
    expect(game.isConnected).toBe(true);
    game.load();
    expect(game.isConnected).toBe(false);
    expect(states).toEqual(['connected', 'left']);
    game.hello();
    expect(game.welcomes).toHaveLength(1);
  });

  it('gives no port to a second document, even if the first one never sent hello', () => {
    game.load();
    game.load();
    game.hello();
    expect(game.welcomes).toEqual([]);
    expect(states).toEqual(['left']);
  });

  it('reports a silent game after eight seconds, and still accepts a late hello', () => {
    jest.advanceTimersByTime(HELLO_MS - 1);
    expect(states).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(states).toEqual(['silent']);
    game.hello();
    expect(states).toEqual(['silent', 'connected']);
  });

  it('answers requests with their id, and failures with their error code', async () => {
    game.hello();
    await expect(game.ask('round', {})).resolves.toEqual({ id: 1, answer: { round: ROUND } });
    await expect(game.ask('submit', { score: 5, round: null, log: '1.a' })).resolves.toEqual({
      id: 2,
      error: 'out_of_range',
    });
  });

  it.each([
    ['a fraction as score', { score: 1.5 }, 'invalid_score'],
    ['a negative score', { score: -1 }, 'invalid_score'],
    ['a score that is no number', { score: '5' }, 'invalid_score'],
    ['a round that is no text', { round: 5 }, 'round_invalid'],
    ['a log over 16,000 characters', { log: 'x'.repeat(16_001) }, 'validation_failed'],
    ['an empty log', { log: '' }, 'validation_failed'],
  ])('refuses %s at once, with the reason', async (_what, wrong, reason) => {
    game.hello();
    const request = { score: 5, round: null, log: null, ...wrong } as PortRequests['submit'];
    await expect(game.ask('submit', request)).resolves.toMatchObject({
      id: 1,
      answer: { status: 'refused', reason, rank: null, total: null },
    });
  });

  it('answers other requests that are not valid with an error at once', async () => {
    game.hello();
    await expect(game.ask('top', { n: 0 })).resolves.toEqual({ id: 1, error: 'validation_failed' });
    const unknown = 'token' as PortRequestType;
    await expect(game.ask(unknown, {})).resolves.toEqual({ id: 2, error: 'validation_failed' });
  });

  it('ignores messages without an id', async () => {
    game.hello();
    const receive = jest.spyOn(game.notices, 'push');
    for (const message of ['round', {}, { id: -1 }, { id: '1', type: 'round' }, { type: 'submit', score: -1 }])
      game.send(message);
    await expect(game.ask('ping', { state: 'active' })).resolves.toEqual({ id: 1, answer: {} });
    expect(receive).not.toHaveBeenCalled();
  });

  it('refuses requests that arrive faster than they are answered', async () => {
    open('null', { round: () => new Promise(() => undefined) });
    game.hello();
    for (let count = 0; count < OPEN_REQUESTS; count++) void game.ask('round', {});
    await expect(game.ask('round', {})).resolves.toMatchObject({ error: 'rate_limited' });
  });

  it('notifies the game of changes', () => {
    host.notify({ type: 'theme', theme: 'dark' });
    game.hello();
    host.notify({ type: 'theme', theme: 'light' });
    expect(game.notices).toEqual([{ type: 'theme', theme: 'light' }]);
  });
});
