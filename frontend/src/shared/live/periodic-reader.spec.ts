import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPeriodicReader, READ_EVERY_MS } from './periodic-reader.js';

const BOARD = 'leaderboard:7:week';

function setUp() {
  const listener = { onUp: jest.fn(), onDown: jest.fn(), onPatch: jest.fn(), onReset: jest.fn() };
  const paths: string[] = [];
  const server = { isAway: false, answer: {} as unknown };
  const reader = createPeriodicReader(listener, async (path) => {
    paths.push(path);
    if (server.isAway) throw new Error('away');
    return server.answer;
  });
  return { listener, paths, server, reader };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document: { hidden: false } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

describe('the periodic reader', () => {
  it('begins once the server answers, and resets what is watched every ten seconds until it stops', async () => {
    const { listener, reader, server } = setUp();
    server.isAway = true;
    reader.start();
    await pass(READ_EVERY_MS - 1);
    expect(listener.onUp).not.toHaveBeenCalled();
    server.isAway = false;
    await pass(1);
    expect(listener.onUp).toHaveBeenCalledWith('periodic');
    await reader.ask('watch', BOARD);
    await reader.ask('watch', 'players:active');
    await reader.ask('unwatch', 'players:active');
    await pass(2 * READ_EVERY_MS);
    expect(listener.onReset.mock.calls).toEqual([[{ topic: BOARD }], [{ topic: BOARD }]]);
    reader.stop();
    await pass(2 * READ_EVERY_MS);
    expect(listener.onReset).toHaveBeenCalledTimes(2);
  });

  it('does not begin when it was stopped before the answer', async () => {
    const { listener, reader } = setUp();
    reader.start();
    reader.stop();
    await pass(READ_EVERY_MS);
    expect(listener.onUp).not.toHaveBeenCalled();
  });

  it('reads nothing for a hidden page', async () => {
    const { listener, reader } = setUp();
    reader.start();
    await pass(0);
    await reader.ask('watch', BOARD);
    Object.assign(document, { hidden: true });
    await pass(3 * READ_EVERY_MS);
    expect(listener.onReset).not.toHaveBeenCalled();
  });

  it.each([
    [BOARD, { rows: 10 }, '/api/leaderboard?gameId=7&period=week&limit=10'],
    ['leaderboard:global:all', undefined, '/api/leaderboard?period=all&limit=100'],
  ] as const)('answers %s from the board', async (topic, options, path) => {
    const { paths, reader, server } = setUp();
    server.answer = { seq: 5, total: 0, entries: [] };
    const snapshot = { total: 0, entries: [], watching: 0 };
    expect(await reader.ask('watch', topic, options)).toMatchObject({ ok: true, seq: 5, snapshot });
    expect(paths).toEqual([path]);
  });

  it('answers active players and trending games from their lists', async () => {
    const { reader, server } = setUp();
    server.answer = [{ id: 1 }];
    expect(await reader.ask('watch', 'players:active')).toEqual({
      ok: true,
      seq: 0,
      snapshot: { players: [{ id: 1 }] },
    });
    const snapshot = { games: [{ id: 1, playingNow: 0 }], listed: 3 };
    expect(await reader.ask('watch', 'games:trending')).toEqual({ ok: true, seq: 0, snapshot });
  });

  it('refuses what only a connection has', async () => {
    const { paths, reader } = setUp();
    expect(await reader.ask('watch', 'me')).toEqual({ ok: false, code: 'unavailable' });
    expect(paths).toEqual([]);
  });
});
