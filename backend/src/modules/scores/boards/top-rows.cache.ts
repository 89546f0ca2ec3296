import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.types.js';
import { upsertEntries } from '@gamegeek/rules/leaderboard/apply-patch.js';
import { compareEntries } from '@gamegeek/rules/leaderboard/order.js';
import { rankEntries } from '@gamegeek/rules/leaderboard/rank-entries.js';
import { DatabaseClock } from '../../../core/database/database-clock.js';
import { EventStream } from '../../../core/events/event-stream.js';
import type { UserRenamed } from '../../auth/index.js';
import { boardId, currentBoard, type BoardOfWeek } from '../shared/board.js';
import { LeaderboardRepository } from './leaderboard.repository.js';
import { RankSets } from '../ranks/index.js';
import { presentEntry } from './leaderboard.presenter.js';
import type { Standing } from '../shared/scores.events.js';

/** A board that nobody asked for in this time is forgotten, unless somebody watches it. */
const FORGET_AFTER = 60_000;

/** Nothing that knew a player by the old name is remembered, or on its way, for longer than this. */
const NEW_NAME_KEPT = 120_000;

interface NewName {
  username: string;
  change: number;
  until: number;
}

/** The first hundred rows of a board, kept true by events. */
export interface BoardWindow {
  board: BoardOfWeek;
  entries: LeaderboardEntry[];
  total: number;
  /** Counts the changes, so that whatever is derived from a window knows when it is old. */
  version: number;
}

interface MovedRow {
  entry: LeaderboardEntry;
  /** The player was not on the board before. */
  entered: boolean;
}

/** Rows that changed within a window, the board's size, and whether that is another one than before. */
export type WindowChange = (board: BoardOfWeek, upserts: LeaderboardEntry[], total: number, resized: boolean) => void;

interface Held {
  window: BoardWindow;
  usedAt: number;
}

interface Loading {
  promise: Promise<BoardWindow>;
  /** What happened while the rows were being read; applying it again changes nothing. */
  missed: ((window: BoardWindow) => void)[];
}

/**
 * The boards that people look at, in memory: read once, then moved by the same events and the same rules as the
 * browser's copy. A window starts fresh whenever an event may have been missed.
 */
@Injectable()
export class BoardWindows implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly held = new Map<string, Held>();
  private readonly loading = new Map<string, Loading>();
  private readonly listeners: WindowChange[] = [];
  private readonly renameListeners: ((board: BoardOfWeek) => void)[] = [];
  private readonly fallListeners: ((board: BoardOfWeek) => void)[] = [];
  private readonly needs: ((board: BoardOfWeek) => boolean)[] = [];
  private readonly newNames = new Map<string, NewName>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: EventStream,
    private readonly repository: LeaderboardRepository,
    private readonly ranks: RankSets,
    private readonly clock: DatabaseClock,
  ) {
    this.events.onResync(() => {
      this.forgetAll();
      // A newer name may be among what was missed.
      this.newNames.clear();
    });
  }

  onApplicationBootstrap(): void {
    this.events.on('user.renamed', ({ payload }) => this.rename(payload));
    this.events.on('scores.accepted', ({ payload, figures }) => {
      const totals = sizesOf(payload.boards, figures);
      for (const [scope, bests] of Map.groupBy(payload.bests, (best) => best.gameId)) {
        const moved = (period: 'allTime' | 'weekly') =>
          bests.flatMap((best) =>
            best[period] ? [{ entry: this.entryOf(best), entered: best[period] === 'entered' }] : [],
          );
        this.change({ scope, period: 'all' }, moved('allTime'), totals);
        this.change({ scope, period: 'week', week: payload.week }, moved('weekly'), totals);
      }
    });
    this.events.on('totals.changed', ({ payload, figures }) => {
      const totals = sizesOf(payload.boards, figures);
      const allTime = payload.totals.map((total) => ({ entry: this.entryOf(total), entered: false }));
      const weekly = payload.totals.flatMap(({ weekly: week, ...total }) =>
        week ? [{ entry: this.entryOf({ ...total, ...week }), entered: false }] : [],
      );
      this.change({ scope: 'global', period: 'all' }, allTime, totals);
      this.change({ scope: 'global', period: 'week', week: payload.week }, weekly, totals);
    });
    this.events.on('scores.removed', ({ payload: { gameId: scope, week, allTime, weekly } }) => {
      if (allTime) this.fall({ scope, period: 'all' });
      if (weekly) this.fall({ scope, period: 'week', week });
    });
    this.events.on('totals.lowered', ({ payload: { week } }) => {
      this.fall({ scope: 'global', period: 'all' });
      this.fall({ scope: 'global', period: 'week', week });
    });
    this.events.on('boards.rebuilt', () => this.forgetAll());
    this.timer = setInterval(() => this.forgetUnused(), FORGET_AFTER);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Called with what changes in any window. */
  onChange(listener: WindowChange): void {
    this.listeners.push(listener);
  }

  /** Called with each board in memory that showed a player by an old name. */
  onRename(listener: (board: BoardOfWeek) => void): void {
    this.renameListeners.push(listener);
  }

  /** Called with each board on which somebody has fallen, when what was known of it is forgotten. */
  onFall(listener: (board: BoardOfWeek) => void): void {
    this.fallListeners.push(listener);
  }

  /** Keeps boards in memory while they are needed: only windows there are moved by events. */
  keepWhile(isNeeded: (board: BoardOfWeek) => boolean): void {
    this.needs.push(isNeeded);
  }

  /** The window of a board as it is now; read from PostgreSQL when it is not in memory. */
  async get(board: Board): Promise<BoardWindow> {
    const current = currentBoard(board, this.clock);
    return this.peek(current) ?? this.load(current);
  }

  /** The window if it is in memory. */
  peek(board: Board): BoardWindow | undefined {
    const held = this.held.get(boardId(currentBoard(board, this.clock)));
    if (held) held.usedAt = Date.now();
    return held?.window;
  }

  private load(board: BoardOfWeek): Promise<BoardWindow> {
    const id = boardId(board);
    const known = this.loading.get(id);
    if (known) return known.promise;
    const missed: Loading['missed'] = [];
    const loading: Loading = {
      missed,
      promise: this.read(board, missed).then(
        (window) => {
          // A fresh start in the meantime has forgotten this load, and nothing keeps its window true.
          if (this.loading.get(id) !== loading) return this.get(board);
          this.loading.delete(id);
          this.held.set(id, { window, usedAt: Date.now() });
          return window;
        },
        (error: unknown) => {
          if (this.loading.get(id) === loading) this.loading.delete(id);
          throw error;
        },
      ),
    };
    this.loading.set(id, loading);
    return loading.promise;
  }

  private async read(board: BoardOfWeek, missed: Loading['missed']): Promise<BoardWindow> {
    const [rows, total] = await Promise.all([
      this.repository.rows(board, { maxScore: MAX_SCORE, offset: 0, limit: BOARD_WINDOW }),
      this.sizeOf(board),
    ]);
    const window = { board, entries: rankEntries(rows.map((row) => presentEntry(row, 0))), total, version: 0 };
    for (const apply of missed) apply(window);
    return window;
  }

  private async sizeOf(board: BoardOfWeek): Promise<number> {
    const size = await this.ranks.size(boardId(board)).catch(() => undefined);
    return size ?? this.repository.total(board);
  }

  private change(board: BoardOfWeek, rows: MovedRow[], sizes: Map<string, number>): void {
    if (rows.length === 0) return;
    const id = boardId(board);
    const apply = (window: BoardWindow) => applyChange(window, rows, sizes.get(id));
    this.loading.get(id)?.missed.push(apply);
    const held = this.held.get(id);
    if (!held) return;
    const before = held.window.total;
    const upserts = apply(held.window);
    const { total } = held.window;
    const resized = total !== before;
    if (upserts.length === 0 && !resized) return;
    for (const listener of this.listeners) listener(board, upserts, total, resized);
  }

  private rename({ userId, username, change }: UserRenamed): void {
    if ((this.newNames.get(userId)?.change ?? 0) > change) return;
    this.newNames.set(userId, { username, change, until: Date.now() + NEW_NAME_KEPT });
    for (const { missed } of this.loading.values()) missed.push((window) => renameIn(window, userId, username));
    for (const { window } of this.held.values()) {
      if (!renameIn(window, userId, username)) continue;
      for (const listener of this.renameListeners) listener(window.board);
    }
  }

  /** A score that was on its way while its player was renamed tells of them by the old name. */
  private entryOf({ userId, username, score, scoreId, achievedAt, verified }: Standing): LeaderboardEntry {
    const name = this.newNames.get(userId)?.username ?? username;
    const entry = { rank: 0, id: scoreId, userId, username: name, score, createdAt: achievedAt };
    return verified ? { ...entry, verified } : entry;
  }

  /** A row that has gone down may be followed by any other: the board is read again. */
  private fall(board: BoardOfWeek): void {
    this.held.delete(boardId(board));
    this.loading.delete(boardId(board));
    for (const listener of this.fallListeners) listener(board);
  }

  private forgetAll(): void {
    this.held.clear();
    this.loading.clear();
  }

  private forgetUnused(): void {
    const now = Date.now();
    for (const [id, { window, usedAt }] of this.held) {
      const isNeeded = this.needs.some((need) => need(window.board));
      if (now - usedAt > FORGET_AFTER && !isNeeded) this.held.delete(id);
    }
    for (const [userId, { until }] of this.newNames) if (now > until) this.newNames.delete(userId);
  }
}

/** Moves a window on; answers the entries that rose within it, with their ranks. */
function applyChange(window: BoardWindow, rows: MovedRow[], size: number | undefined): LeaderboardEntry[] {
  const last = window.entries[BOARD_WINDOW - 1];
  const within = rows.flatMap(({ entry }) => (!last || compareEntries(entry, last) < 0 ? [entry] : []));
  window.total = size ?? window.total + rows.filter(({ entered }) => entered).length;
  window.version += 1;
  if (within.length === 0) return [];
  const before = new Map(window.entries.map((entry) => [entry.userId, entry]));
  window.entries = upsertEntries(window.entries, within, BOARD_WINDOW);
  const players = new Set(within.map(({ userId }) => userId));
  // A total may rise and still be of the same newest best, so the score is compared as well as the id.
  const isNew = ({ userId, id, score }: LeaderboardEntry) => {
    const old = before.get(userId);
    return old?.id !== id || old.score !== score;
  };
  return window.entries.filter((entry) => players.has(entry.userId) && isNew(entry));
}

function sizesOf(boards: string[], figures: number[]): Map<string, number> {
  return new Map(figures.length === boards.length ? boards.map((board, index) => [board, figures[index] ?? 0]) : []);
}

/** Whether the window showed the player by another name until now. */
function renameIn(window: BoardWindow, userId: string, username: string): boolean {
  const old = window.entries.find((entry) => entry.userId === userId);
  if (!old || old.username === username) return false;
  window.entries = window.entries.map((entry) => (entry === old ? { ...old, username } : entry));
  window.version += 1;
  return true;
}
