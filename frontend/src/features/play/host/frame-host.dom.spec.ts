import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PortRequests, PortRequestType } from '@gamegeek/contracts/play/port-messages.js';
import { ApiError } from '#shared/api/api-error.js';
import { FakeGame, provideChannels } from '#testing/fake-game.js';
import {
  FrameHost,
  HELLO_MS,
  OPEN_REQUESTS,
  PICTURE_MS,
  type BuildHandlers,
  type HostState,
  type RequestHandlers,
} from './frame-host.js';

const ROUND = { id: 'ggr_1', seed: 7, opening: null, startedAt: '2026-11-22T10:00:00.000Z' };
let frame: HTMLIFrameElement;
let game: FakeGame;
let host: FrameHost;
let states: HostState[];
let reloads: number;

function handlers(changes: Partial<RequestHandlers> = {}): RequestHandlers {
  return {
    round: async () => ({ round: ROUND }),
    guess: async ({ at }) => ({ answer: { at } }),
    keep: async () => ({}),
    kept: async () => ({ run: null }),
    submit: async () => Promise.reject(new ApiError('out_of_range', 'Too much')),
    top: async () => ({ entries: [], total: 0 }),
    around: async () => ({ above: [], below: [], best: null, total: 0 }),
    ping: async () => ({}),
    'sign-in': async () => ({ player: null }),
    options: async () => ({}),
    share: async () => ({ done: 'copied' }),
    ...changes,
  };
}

function open(origin = 'null', changes: Partial<RequestHandlers> = {}, build?: BuildHandlers): void {
  host?.close();
  states = [];
  reloads = 0;
  host = new FrameHost({
    frame,
    origin,
    welcome: () => ({ player: { name: 'ada', guest: false }, locale: 'de', theme: 'light' }),
    handlers: handlers(changes),
    build,
    onState: (state) => states.push(state),
    onReload: () => (reloads += 1),
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
  it('welcomes the game with its player and without secrets', () => {
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

  describe('of a game of another site', () => {
    const origin = 'https://play.example';
    const hello = () => game.hello({ origin });
    beforeEach(() => open(origin));

    it.each([
      ['before its first load', () => game.unload()],
      ['before its first load, in a browser that does not report the end of a document', () => undefined],
      [
        'after its first load',
        () => {
          game.load();
          game.unload();
        },
      ],
    ])('gives a new port to the document of a game that reloads itself %s', async (_when, reload) => {
      hello();
      reload();
      hello();
      game.load();
      expect(game.isConnected).toBe(true);
      await expect(game.ask('round', {})).resolves.toMatchObject({ answer: { round: ROUND } });
      expect(states.at(-1)).toBe('connected');
      jest.advanceTimersByTime(HELLO_MS);
      expect(states.at(-1)).toBe('connected');
    });

    it('connects the game that follows a page for language or consent, which sent no hello', () => {
      game.load();
      jest.advanceTimersByTime(HELLO_MS);
      expect(states).toEqual(['silent']);
      hello();
      game.load();
      expect(states).toEqual(['silent', 'connected']);
      expect(game.isConnected).toBe(true);
    });

    it('connects a document that sends hello long after its load', () => {
      hello();
      game.load();
      game.unload();
      game.load();
      expect(states).toEqual(['connected', 'waiting']);
      jest.advanceTimersByTime(HELLO_MS);
      expect(states.at(-1)).toBe('left');
      hello();
      expect(states.at(-1)).toBe('connected');
      expect(game.isConnected).toBe(true);
    });

    it.each([
      ['reports', () => game.unload()],
      ['does not report', () => undefined],
    ])(
      'gives nothing to a document of another origin, in a browser that %s the end of the one before',
      (_what, end) => {
        hello();
        game.load();
        end();
        game.hello({ origin: 'https://evil.example' });
        game.hello({ origin: 'null' });
        game.load();
        game.hello({ origin: 'https://evil.example' });
        expect(game.welcomes).toHaveLength(1);
        expect(game.isConnected).toBe(false);
        jest.advanceTimersByTime(HELLO_MS);
        expect(states).toEqual(['connected', 'waiting', 'left']);
      },
    );

    it('counts requests that a document left open for that document alone', async () => {
      open(origin, { round: () => new Promise(() => undefined) });
      hello();
      for (let count = 0; count < OPEN_REQUESTS; count++) void game.ask('round', {});
      hello();
      await expect(game.ask('ping', { state: 'active' })).resolves.toMatchObject({ answer: {} });
    });
  });

  describe('of an opaque frame, whose address any document could have', () => {
    it('keeps the port during the first load', () => {
      game.hello();
      game.load();
      expect(game.isConnected).toBe(true);
      expect([states, reloads]).toEqual([['connected'], 0]);
    });

    it.each([
      ['sends hello before its load', () => game.hello()],
      ['has loaded', () => game.load()],
    ])('asks for a new frame when a second document %s, which gets no port', (_when, appear) => {
      game.hello();
      game.load();
      appear();
      expect(reloads).toBe(1);
      expect(game.isConnected).toBe(false);
      game.hello();
      game.load();
      expect(game.welcomes).toHaveLength(1);
      expect(reloads).toBe(1);
    });

    it('gives no port to a second document, even if the first one never sent hello', () => {
      game.load();
      game.load();
      game.hello();
      expect(game.welcomes).toEqual([]);
      expect(reloads).toBe(1);
    });
  });

  describe('of a build', () => {
    const ITEMS = { gg: 'storage', v: 1, items: { level: '3' } };
    const ERROR = { gg: 'report', v: 1, kind: 'error', message: 'x is not defined' };
    const PICTURE = new Blob(['png'], { type: 'image/png' });
    let kept: unknown[];
    let reports: unknown[];

    beforeEach(() => {
      kept = [];
      reports = [];
      open('null', {}, { onItems: (items) => kept.push(items), onReport: (report) => reports.push(report) });
    });

    it('takes what the game keeps, and how its run goes', () => {
      game.hello({ data: ITEMS });
      game.hello({ data: ERROR });
      expect(kept).toEqual([{ level: '3' }]);
      expect(reports).toEqual([ERROR]);
      expect(game.welcomes).toEqual([]);
    });

    it.each([
      ['another window', { source: window }],
      ['no window', { source: null }],
      ['the frame under another origin', { origin: 'https://evil.example' }],
      ['the frame under the origin of the site', { origin: window.location.origin }],
    ])('takes nothing from %s', (_who, greeting) => {
      game.hello({ data: ITEMS, ...greeting });
      game.hello({ data: ERROR, ...greeting });
      expect([kept, reports]).toEqual([[], []]);
    });

    it('asks for a picture, and takes none that it has not asked for', async () => {
      game.hello({ data: { gg: 'picture', v: 1, blob: PICTURE } });
      const taking = host.takePicture();
      expect(game.messages).toEqual([{ gg: 'picture', v: 1 }]);
      game.hello({ data: { gg: 'picture', v: 1, blob: PICTURE } });
      await expect(taking).resolves.toBe(PICTURE);
    });

    it('has no picture if the game sends none within five seconds, or is closed', async () => {
      const late = host.takePicture();
      jest.advanceTimersByTime(PICTURE_MS);
      await expect(late).resolves.toBeNull();
      const closed = host.takePicture();
      host.close();
      await expect(closed).resolves.toBeNull();
    });
  });

  it('takes nothing to keep from a game that is no build', () => {
    game.hello({ data: { gg: 'storage', v: 1, items: { level: '3' } } });
    expect(states).toEqual([]);
    expect(game.welcomes).toEqual([]);
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
