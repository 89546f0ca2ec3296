import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import type { DatabaseClock } from '../../../core/database/database-clock.service.js';
import type { EventStream } from '../../../core/events/event-stream.service.js';
import type { NewNames } from '../../auth/profile/new-names.service.js';
import { TopRowsCache } from './top-rows.cache.js';
import type { BoardRow, LeaderboardRepository } from './leaderboard.repository.js';
import type { RankSets } from '../ranks/rank-sets.store.js';
import type { RaisedBest, UpdatedTotal, BestChange } from '../shared/scores.events.js';
import { listen } from '../../../core/events/on-event.decorator.js';
import { stub } from '../../../../test/support/stub.js';

const WEEK = weekDate(Date.now());
const SECOND = 1_000;
const START = Date.UTC(2026, 10, 20, 12);

type Listener = (event: { payload: unknown; figures: number[] }) => void;

/** A cache with a fake database and event stream. */
class World {
  rows: BoardRow[] = [];
  reads = 0;
  /** While set, reads wait for it. */
  gate: Promise<void> | undefined;
  /** While set, counts of whole boards wait for it. */
  counting: Promise<void> | undefined;
  counts = 0;
  /** The number of players that was stored last. */
  recentTotal: number | undefined;
  readonly changes: { upserts: string[]; total: number }[] = [];
  private readonly listeners = new Map<string, Listener>();
  private freshStart: () => void = () => undefined;
  private readonly newNames = new Map<string, string>();

  private readonly events = stub<EventStream>({
    on: (name: string, listener: Listener) => this.listeners.set(name, listener),
    onResync: (listener: () => void) => (this.freshStart = listener),
  });

  readonly windows = new TopRowsCache(
    this.events,
    {
      rows: async () => {
        this.reads += 1;
        const { rows } = this;
        await this.gate;
        return rows.slice(0, BOARD_WINDOW);
      },
      total: async () => {
        this.counts += 1;
        await this.counting;
        return this.rows.length;
      },
      recentTotal: async () => this.recentTotal,
    } as unknown as LeaderboardRepository,
    { size: async () => undefined } as unknown as RankSets,
    { starts: startsOf(WEEK) } as DatabaseClock,
    stub<NewNames>({ newNameOf: (userId: string) => this.newNames.get(userId) }),
  );

  constructor() {
    listen(this.events, this.windows);
    this.windows.onChange(({ since }, upserts, total) => {
      if (since === undefined) this.changes.push({ upserts: names(upserts), total });
    });
  }

  miss(): void {
    this.freshStart();
  }

  accept(...bests: RaisedBest[]): void {
    this.listeners.get('scores.accepted')?.({ payload: { day: WEEK, boards: [], bests }, figures: [] });
  }

  rename(userId: string, username: string): void {
    this.newNames.set(userId, username);
    this.rows = this.rows.map((row) => (row.userId === userId ? { ...row, username } : row));
    this.listeners.get('user.renamed')?.({ payload: { userId, username, change: 1 }, figures: [] });
  }

  /** The names on the board, in order. */
  async named(): Promise<string[]> {
    return (await this.windows.get(BOARD)).entries.map(({ username }) => username);
  }

  raise(...totals: UpdatedTotal[]): void {
    this.listeners.get('totals.changed')?.({ payload: { week: WEEK, boards: [], totals }, figures: [] });
  }
}

const at = (second: number) => new Date(START + second * SECOND);
const row = (user: string, score: number, id: number): BoardRow => ({
  userId: user,
  username: user,
  score,
  scoreId: id,
  achievedAt: at(id),
});
const best = (user: string, score: number, id: number, all: BestChange = 'raised', boardId = 7): RaisedBest => ({
  gameId: boardId,
  boardId,
  userId: user,
  username: user,
  score,
  scoreId: id,
  achievedAt: at(id).toISOString(),
  all,
});
const total = (user: string, score: number, id: number): UpdatedTotal => {
  const { username, scoreId, achievedAt } = best(user, score, id);
  return { userId: user, username, score, scoreId, achievedAt };
};
const names = (entries: LeaderboardEntry[]) => entries.map(({ rank, userId, score }) => `${rank} ${userId} ${score}`);
const BOARD = { board: 7, period: 'all' } as const;
const GLOBAL = { board: 'global', period: 'all' } as const;

let world: World;
afterEach(() => {
  jest.useRealTimers();
});
beforeEach(() => {
  world = new World();
});

describe('the cached rows of a board', () => {
  it('are loaded once', async () => {
    world.rows = [row('ada', 9, 1), row('bob', 5, 2)];
    expect(world.windows.peek(BOARD)).toBeUndefined();
    const windows = await Promise.all([world.windows.get(BOARD), world.windows.get(BOARD)]);
    for (const { entries, total } of windows) expect([names(entries), total]).toEqual([['1 ada 9', '2 bob 5'], 2]);
    expect(world.windows.peek(BOARD)).toBe(windows[0]);
    expect(world.reads).toBe(1);
  });

  it('are updated by accepted scores, and listeners get the changes', async () => {
    world.rows = [row('ada', 9, 1), row('bob', 5, 2)];
    const window = await world.windows.get(BOARD);
    world.accept(best('bob', 12, 3), best('eve', 7, 4, 'entered'));
    expect(names(window.entries)).toEqual(['1 bob 12', '2 ada 9', '3 eve 7']);
    expect(world.changes).toEqual([{ upserts: ['1 bob 12', '3 eve 7'], total: 3 }]);
  });

  it('ignore repeated and late events', async () => {
    const window = await world.windows.get(BOARD);
    world.accept(best('ada', 9, 2, 'entered'));
    world.changes.length = 0;
    world.accept(best('ada', 9, 2));
    world.accept(best('ada', 5, 1));
    expect(names(window.entries)).toEqual(['1 ada 9']);
    expect(world.changes).toEqual([]);
  });

  it('are not changed by scores of other boards', async () => {
    const window = await world.windows.get(BOARD);
    world.accept(best('ada', 9, 1, 'entered', 8));
    expect(window.entries).toEqual([]);
    expect(world.changes).toEqual([]);
  });

  it('are at most 100; lower rows change only the total', async () => {
    world.rows = Array.from({ length: 150 }, (_, i) => row(`p${i}`, 1_000 - i, i + 1));
    const window = await world.windows.get(BOARD);
    expect([window.entries.length, window.total]).toEqual([100, 150]);
    world.accept(best('eve', 5, 200, 'entered'));
    expect(world.changes).toEqual([{ upserts: [], total: 151 }]);
    world.changes.length = 0;
    world.accept(best('eve', 6, 201));
    expect(world.changes).toEqual([]);
    world.accept(best('eve', 2_000, 202));
    expect(world.changes).toEqual([{ upserts: ['1 eve 2000'], total: 151 }]);
    expect(window.entries).toHaveLength(100);
  });

  it('show the recent total of a large board, and half a minute later the counted one', async () => {
    jest.useFakeTimers();
    world.rows = Array.from({ length: 150 }, (_, i) => row(`p${i}`, 1_000 - i, i + 1));
    world.recentTotal = 148;
    const count = Promise.withResolvers<void>();
    world.counting = count.promise;
    const window = await world.windows.get(BOARD);
    expect([window.entries.length, window.total]).toEqual([100, 148]);
    const { version } = window;
    jest.advanceTimersByTime(29_999);
    expect(world.counts).toBe(0);
    jest.advanceTimersByTime(1);
    expect(world.counts).toBe(1);
    world.accept(best('eve', 5, 200, 'entered'));
    world.changes.length = 0;
    const corrected = new Promise<number>((resolve) =>
      world.windows.onChange((_board, _upserts, size) => resolve(size)),
    );
    count.resolve();
    expect(await corrected).toBe(151);
    expect(world.changes).toEqual([{ upserts: [], total: 151 }]);
    expect(window.version).toBeGreaterThan(version);
  });

  it('are not counted if they have been loaded again in the meantime', async () => {
    jest.useFakeTimers();
    world.rows = Array.from({ length: 150 }, (_, i) => row(`p${i}`, 1_000 - i, i + 1));
    world.recentTotal = 150;
    await world.windows.get(BOARD);
    world.miss();
    jest.advanceTimersByTime(30_000);
    expect(world.counts).toBe(0);
  });

  it('keep their total after missed events until the board is counted again', async () => {
    world.rows = Array.from({ length: 150 }, (_, i) => row(`p${i}`, 1_000 - i, i + 1));
    await world.windows.get(BOARD);
    world.miss();
    world.counting = new Promise(() => undefined);
    expect((await world.windows.get(BOARD)).total).toBe(150);
  });

  it('include changes that arrived during the load', async () => {
    let open = (): void => undefined;
    world.gate = new Promise((resolve) => (open = resolve));
    world.rows = [row('ada', 9, 1)];
    const reading = world.windows.get(BOARD);
    world.accept(best('bob', 12, 2, 'entered'));
    open();
    expect(names((await reading).entries)).toEqual(['1 bob 12', '2 ada 9']);
  });

  it('show the new name of a player, also for a score of a node that did not know of the rename', async () => {
    world.rows = [row('ada', 9, 1), row('bob', 8, 2)];
    await world.windows.get(BOARD);
    const dropped: string[] = [];
    world.windows.onDrop((board) => dropped.push(String(board.board)));
    world.rename('ada', 'countess');
    expect(dropped).toEqual(['7']);
    expect(await world.named()).toEqual(['countess', 'bob']);
    world.accept(best('ada', 12, 3));
    expect(await world.named()).toEqual(['countess', 'bob']);
    world.rename('nobody', 'somebody');
    expect(dropped).toEqual(['7']);
    expect(world.reads).toBe(2);
  });

  it('show the new name of a player who was renamed during the load', async () => {
    const loaded = Promise.withResolvers<void>();
    world.gate = loaded.promise;
    world.rows = [row('ada', 9, 1)];
    const reading = world.named();
    world.rename('ada', 'countess');
    loaded.resolve();
    expect(await reading).toEqual(['countess']);
  });

  it('are loaded again after missed events, also if a load was running', async () => {
    world.rows = [row('ada', 9, 1)];
    await world.windows.get(BOARD);
    world.miss();
    expect(world.windows.peek(BOARD)).toBeUndefined();
    let open = (): void => undefined;
    world.gate = new Promise((resolve) => (open = resolve));
    const reading = world.windows.get(BOARD);
    world.miss();
    world.rows = [row('ada', 20, 2)];
    open();
    expect(names((await reading).entries)).toEqual(['1 ada 20']);
    expect(names(world.windows.peek(BOARD)?.entries ?? [])).toEqual(['1 ada 20']);
  });

  it('have a version that increases with each change', async () => {
    const window = await world.windows.get(BOARD);
    const { version } = window;
    world.accept(best('ada', 9, 1, 'entered'));
    expect(window.version).toBeGreaterThan(version);
  });
});

describe('the cached rows of the global board', () => {
  it('are updated by a total that rose by a new best', async () => {
    world.rows = [row('ada', 9, 1)];
    await world.windows.get(GLOBAL);
    world.raise(total('ada', 14, 2));
    expect(world.changes).toEqual([{ upserts: ['1 ada 14'], total: 1 }]);
  });

  it('are updated by a total that rose while its newest best stayed the same', async () => {
    world.rows = [row('ada', 9, 5)];
    const window = await world.windows.get(GLOBAL);
    world.raise(total('ada', 14, 5));
    expect(names(window.entries)).toEqual(['1 ada 14']);
    expect(world.changes).toEqual([{ upserts: ['1 ada 14'], total: 1 }]);
  });
});
