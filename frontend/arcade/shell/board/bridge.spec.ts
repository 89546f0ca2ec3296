import { jest } from '@jest/globals';
import { DEFAULT_OPTIONS } from '@gamegeek/contracts/play/arcade-options.js';
import { connect, WELCOME_MS, type BridgeEvents, type GameWindow } from './bridge.js';

const WELCOME = { gg: 'welcome', v: 1, player: { name: 'Ada', guest: false }, locale: 'de', theme: 'light' };

/** The page's end of the port: what the game sends, and a way to answer. */
class FakePort extends EventTarget {
  readonly sent: { id: number; type: string }[] = [];
  readonly start = jest.fn();
  postMessage(message: { id: number; type: string }): void {
    this.sent.push(message);
  }
  receive(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

class FakeWindow extends EventTarget implements GameWindow {
  readonly greetings: unknown[] = [];
  readonly parent = { postMessage: (message: unknown) => void this.greetings.push(message) };
  receive(data: unknown, source: unknown, port?: FakePort): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data, source, ports: port ? [port] : [] }));
  }
}

function listeners() {
  const [player, theme] = [jest.fn(), jest.fn()];
  const more = { begin: jest.fn(), best: jest.fn(), options: jest.fn(), achievements: jest.fn(), late: jest.fn() };
  return { player, theme, ...more } satisfies BridgeEvents;
}

async function connected() {
  const own = new FakeWindow();
  const events = listeners();
  const port = new FakePort();
  const connecting = connect(own, events);
  own.receive(WELCOME, own.parent, port);
  return { board: await connecting, events, port };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the bridge to the page around a game', () => {
  it('sends hello without secrets and reads player and theme from the welcome', async () => {
    const own = new FakeWindow();
    const events = listeners();
    const connecting = connect(own, events);
    expect(own.greetings).toEqual([{ gg: 'hello', v: 1 }]);
    own.receive(WELCOME, own.parent, new FakePort());
    expect((await connecting).local).toBe(false);
    expect(events.player).toHaveBeenCalledWith(WELCOME.player);
    expect(events.theme).toHaveBeenCalledWith('light');
    expect(events.best).toHaveBeenCalledWith(0);
    expect(events.options).toHaveBeenCalledWith(DEFAULT_OPTIONS);
    expect(events.achievements).toHaveBeenCalledWith(null);
  });

  it('runs standalone without a parent, or without a welcome within two seconds', async () => {
    const alone = new EventTarget() as GameWindow;
    Object.defineProperty(alone, 'parent', { value: alone });
    expect((await connect(alone, listeners())).local).toBe(true);

    const connecting = connect(new FakeWindow(), listeners());
    jest.advanceTimersByTime(WELCOME_MS);
    expect((await connecting).local).toBe(true);
  });

  it('ignores welcomes from other windows, without a port, or malformed', async () => {
    const own = new FakeWindow();
    const connecting = connect(own, listeners());
    own.receive(WELCOME, {}, new FakePort());
    own.receive(WELCOME, own.parent);
    own.receive({ ...WELCOME, v: 2 }, own.parent, new FakePort());
    jest.advanceTimersByTime(WELCOME_MS);
    expect((await connecting).local).toBe(true);
  });

  it('matches answers to requests by id, in any order', async () => {
    const { board, port } = await connected();
    const first = board.top(3);
    const second = board.round();
    const [top, round] = port.sent;
    port.receive({ id: round?.id, answer: { round: { id: 'r', seed: 4, opening: null, startedAt: 'now' } } });
    port.receive({ id: top?.id, answer: { entries: [], total: 0 } });
    expect(await second).toEqual({ id: 'r', seed: 4, opening: null, startedAt: 'now' });
    expect(await first).toEqual([]);
  });

  it('ignores malformed answers and times out', async () => {
    const { board, port } = await connected();
    const round = board.round();
    port.receive({ id: port.sent[0]?.id, answer: { round: { id: 'r', seed: 'x', startedAt: 'now' } } });
    jest.advanceTimersByTime(10_000);
    expect(await round).toBeNull();
  });

  it('returns the reason when a score is refused or there is no answer', async () => {
    const { board, port } = await connected();
    const refused = board.submit(5, 'r', '1.');
    port.receive({ id: port.sent[0]?.id, error: 'session_over' });
    expect(await refused).toMatchObject({ status: 'refused', reason: 'session_over' });
    const lost = board.submit(5, 'r', '1.');
    jest.advanceTimersByTime(30_000);
    expect(await lost).toMatchObject({ status: 'refused', reason: 'unreachable' });
  });

  it('returns the answer to an input, or fails with the code of the error', async () => {
    const { board, port } = await connected();
    const answered = board.guess('r', 3, 'crane');
    expect(port.sent[0]).toEqual({ id: 1, type: 'guess', round: 'r', at: 3, input: 'crane' });
    port.receive({ id: 1, answer: { answer: { feedback: 3 } } });
    expect(await answered).toEqual({ feedback: 3 });
    const refused = board.guess('r', 3, 'moist');
    port.receive({ id: 2, error: 'conflict' });
    await expect(refused).rejects.toThrow('conflict');
    const lost = board.guess('r', 4, 'moist');
    jest.advanceTimersByTime(10_000);
    await expect(lost).rejects.toThrow('unreachable');
  });

  it('passes on notifications and ignores malformed ones', async () => {
    const { events, port } = await connected();
    port.receive({ type: 'player', player: { name: 'Nova', guest: false } });
    port.receive({ type: 'theme', theme: 'dark' });
    port.receive({ type: 'theme', theme: 'pink' });
    port.receive('garbage');
    expect(events.player).toHaveBeenLastCalledWith({ name: 'Nova', guest: false });
    expect(events.theme).toHaveBeenLastCalledWith('dark');
    port.receive({ type: 'best', best: 1200 });
    expect(events.best).toHaveBeenLastCalledWith(1200);
    const result = { status: 'accepted', rank: 3, personalBest: true, verified: false, wouldBeRank: null, total: null };
    for (const type of ['late-score', 'claimed']) {
      const news = { type, score: 50, result: { ...result, reason: null } };
      port.receive(news);
      expect(events.late).toHaveBeenLastCalledWith(news);
    }
  });

  it('reads best score, options and achievements from the welcome, and tells the page what the player chooses', async () => {
    const own = new FakeWindow();
    const events = listeners();
    const connecting = connect(own, events);
    const port = new FakePort();
    const options = { ...DEFAULT_OPTIONS, sound: true };
    own.receive({ ...WELCOME, best: 4200, options, achievements: ['gem'] }, own.parent, port);
    const board = await connecting;
    expect(events.best).toHaveBeenCalledWith(4200);
    expect(events.options).toHaveBeenCalledWith(options);
    expect(events.achievements).toHaveBeenCalledWith(['gem']);
    port.receive({ type: 'achievements', achievements: ['gem', 'chain'] });
    expect(events.achievements).toHaveBeenLastCalledWith(['gem', 'chain']);
    board.keepOptions(DEFAULT_OPTIONS);
    expect(port.sent).toEqual([{ id: 1, type: 'options', options: DEFAULT_OPTIONS }]);
  });

  it('says what became of a shared text, and that it failed without an answer', async () => {
    const { board, port } = await connected();
    const shared = board.share('Neon Snake: 40');
    port.receive({ id: port.sent[0]?.id, answer: { done: 'copied' } });
    expect(await shared).toBe('copied');
    const refused = board.share('Neon Snake: 40');
    port.receive({ id: port.sent[1]?.id, error: 'validation_failed' });
    expect(await refused).toBe('failed');
  });

  it('keeps a board in memory when it runs standalone', async () => {
    const alone = new EventTarget() as GameWindow;
    Object.defineProperty(alone, 'parent', { value: alone });
    const board = await connect(alone, listeners());
    expect(await board.submit(10, null, '')).toMatchObject({ rank: 1, personalBest: true, total: 1 });
    expect(await board.submit(30, null, '')).toMatchObject({ rank: 1, personalBest: true, total: 2 });
    expect(await board.submit(20, null, '')).toMatchObject({ rank: 2, personalBest: false, total: 3 });
    expect((await board.top(2)).map(({ score }) => score)).toEqual([30, 20]);
  });
});
