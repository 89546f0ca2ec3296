import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import { PERIODS } from '@gamegeek/contracts/scores/period.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { upsertEntries } from '@gamegeek/rules/leaderboard/apply-patch.js';
import { compareEntries } from '@gamegeek/rules/leaderboard/order.js';
import { rankEntries } from '@gamegeek/rules/leaderboard/rank-entries.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { EventStream, type StreamedEvent } from '../../../core/events/event-stream.service.js';
import { NewNames } from '../../auth/profile/new-names.service.js';
import { RankSets } from '../ranks/rank-sets.store.js';
import { currentSpan, spanAt, spanId, type BoardSpan, type CurrentBoard } from '../shared/board.js';
import { LeaderboardRepository } from './leaderboard.repository.js';
import { presentEntry } from './leaderboard.presenter.js';
import type { BoardEntryEvent } from '../shared/scores.events.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

/** In milliseconds. Unused boards are evicted after this time, unless they have watchers. */
const EVICT_AFTER = 60_000;

/** In milliseconds: about as long as ranks of millions of players are rebuilt, which then have their number. */
const RECOUNT_AFTER = 30_000;

/** The first 100 rows of a board, updated by events. */
export interface TopRows {
  board: BoardSpan;
  entries: LeaderboardEntry[];
  total: number;
  /** Counts the changes, so that derived data can be invalidated. */
  version: number;
}

interface ChangedRow {
  entry: LeaderboardEntry;
  /** The player was not on the board before. */
  entered: boolean;
}

/** Called with changed rows, the size of the board, and whether the size changed. */
export type TopRowsListener = (board: BoardSpan, upserts: LeaderboardEntry[], total: number, resized: boolean) => void;

interface CachedRows {
  rows: TopRows;
  usedAt: number;
}

interface Loading {
  promise: Promise<TopRows>;
  /** Changes since the load began. They may be in the loaded rows already; applying them again changes nothing. */
  pending: ((top: TopRows) => void)[];
}

/**
 * Caches the first rows of boards in use: loaded once, then updated by events with the same rules as the browser's
 * copy. Boards are loaded again whenever an event may have been missed.
 */
@Injectable()
export class TopRowsCache implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly cached = new Map<string, CachedRows>();
  private readonly loading = new Map<string, Loading>();
  private readonly listeners: TopRowsListener[] = [];
  private readonly dropListeners: ((board: BoardSpan) => void)[] = [];
  private readonly needs: ((board: BoardSpan) => boolean)[] = [];
  /** Sizes of boards before the cache was cleared, by board id. */
  private readonly formerTotals = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: EventStream,
    private readonly repository: LeaderboardRepository,
    private readonly ranks: RankSets,
    private readonly clock: DatabaseClock,
    private readonly names: NewNames,
  ) {
    this.events.onResync(() => this.clear());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.evictUnused(), EVICT_AFTER);
    this.timer.unref();
  }

  /** Boards that show the player, and those that are being loaded, are loaded again. */
  @OnEvent('user.renamed')
  onUserRenamed({ payload: { userId } }: StreamedEvent<'user.renamed'>): void {
    this.loading.clear();
    for (const { rows } of this.cached.values())
      if (rows.entries.some((entry) => entry.userId === userId)) this.drop(rows.board);
  }

  @OnEvent('scores.accepted')
  onScoresAccepted({ payload, figures }: StreamedEvent<'scores.accepted'>): void {
    const totals = sizesOf(payload.boards, figures);
    const starts = startsOf(payload.day);
    for (const [board, bests] of Map.groupBy(payload.bests, (best) => best.boardId)) {
      for (const period of PERIODS) {
        const moved = bests.flatMap((best) =>
          best[period] ? [{ entry: this.entryOf(best), entered: best[period] === 'entered' }] : [],
        );
        this.change(spanAt(board, period, starts), moved, totals);
      }
    }
  }

  @OnEvent('totals.changed')
  onTotalsChanged({ payload, figures }: StreamedEvent<'totals.changed'>): void {
    const totals = sizesOf(payload.boards, figures);
    const allTime = payload.totals.map((total) => ({ entry: this.entryOf(total), entered: false }));
    const weekly = payload.totals.flatMap(({ weekly: week, ...total }) =>
      week ? [{ entry: this.entryOf({ ...total, ...week }), entered: false }] : [],
    );
    this.change({ board: 'global', period: 'all' }, allTime, totals);
    this.change({ board: 'global', period: 'week', since: payload.week }, weekly, totals);
  }

  @OnEvent('scores.removed')
  onScoresRemoved({ payload: { boardId, day, changed } }: StreamedEvent<'scores.removed'>): void {
    const starts = startsOf(day);
    for (const period of changed) this.drop(spanAt(boardId, period, starts));
  }

  @OnEvent('totals.lowered')
  onTotalsLowered({ payload: { week } }: StreamedEvent<'totals.lowered'>): void {
    this.drop({ board: 'global', period: 'all' });
    this.drop({ board: 'global', period: 'week', since: week });
  }

  @OnEvent('boards.rebuilt')
  onBoardsRebuilt(): void {
    this.clear();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Called with the changes of any cached board. */
  onChange(listener: TopRowsListener): void {
    this.listeners.push(listener);
  }

  /** Called with each board that is dropped because a score on it decreased or a player on it was renamed. */
  onDrop(listener: (board: BoardSpan) => void): void {
    this.dropListeners.push(listener);
  }

  /** Keeps boards in the cache while they are needed: only cached boards are updated by events. */
  keepWhile(isNeeded: (board: BoardSpan) => boolean): void {
    this.needs.push(isNeeded);
  }

  /** The current first rows; loaded from PostgreSQL if they are not cached. */
  async get(board: CurrentBoard): Promise<TopRows> {
    const current = currentSpan(board, this.clock);
    return this.peek(current) ?? this.load(current);
  }

  /** The first rows if they are cached. */
  peek(board: CurrentBoard): TopRows | undefined {
    const found = this.cached.get(spanId(currentSpan(board, this.clock)));
    if (found) found.usedAt = performance.now();
    return found?.rows;
  }

  private load(board: BoardSpan): Promise<TopRows> {
    const id = spanId(board);
    const known = this.loading.get(id);
    if (known) return known.promise;
    const pending: Loading['pending'] = [];
    const loading: Loading = {
      pending,
      promise: this.read(board, pending).then(
        (top) => {
          // The cache was cleared during this load, so its rows miss later changes.
          if (this.loading.get(id) !== loading) return this.get(board);
          this.loading.delete(id);
          this.cached.set(id, { rows: top, usedAt: performance.now() });
          return top;
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

  private async read(board: BoardSpan, pending: Loading['pending']): Promise<TopRows> {
    const [rows, size] = await Promise.all([
      this.repository.rows(board, { maxScore: MAX_SCORE, offset: 0, limit: BOARD_WINDOW }),
      this.ranks.size(spanId(board)).catch(() => undefined),
    ]);
    const entries = rankEntries(rows.map((row) => presentEntry(row, 0)));
    const known = size ?? (rows.length < BOARD_WINDOW ? rows.length : undefined);
    const recent = known === undefined ? await this.recentTotal(board) : undefined;
    const top = { board, entries, total: known ?? recent ?? (await this.repository.total(board)), version: 0 };
    for (const apply of pending) apply(top);
    if (recent !== undefined) setTimeout(() => void this.recount(top), RECOUNT_AFTER).unref();
    return top;
  }

  /** Undefined if the board had no more rows than are cached: a page reads no further than the total. */
  private async recentTotal(board: BoardSpan): Promise<number | undefined> {
    const total = this.formerTotals.get(spanId(board)) ?? (await this.repository.recentTotal(board));
    return total !== undefined && total > BOARD_WINDOW ? total : undefined;
  }

  /** Corrects a total that is not current. Counting a large board takes long and slows down reads of its pages. */
  private async recount(top: TopRows): Promise<void> {
    const isInUse = () => this.cached.get(spanId(top.board))?.rows === top;
    if (!isInUse()) return;
    const before = top.total;
    const counted = await this.repository.total(top.board).catch(() => before);
    if (counted === before || !isInUse()) return;
    top.total += counted - before;
    top.version += 1;
    for (const listener of this.listeners) listener(top.board, [], top.total, true);
  }

  private change(board: BoardSpan, rows: ChangedRow[], sizes: Map<string, number>): void {
    if (rows.length === 0) return;
    const id = spanId(board);
    const apply = (top: TopRows) => applyChange(top, rows, sizes.get(id));
    this.loading.get(id)?.pending.push(apply);
    const found = this.cached.get(id);
    if (!found) return;
    const before = found.rows.total;
    const upserts = apply(found.rows);
    const { total } = found.rows;
    const resized = total !== before;
    if (upserts.length === 0 && !resized) return;
    for (const listener of this.listeners) listener(board, upserts, total, resized);
  }

  /** Events that were published before a rename contain the old name. */
  private entryOf({ userId, username, score, scoreId, achievedAt, ...run }: BoardEntryEvent): LeaderboardEntry {
    const name = this.names.newNameOf(userId) ?? username;
    const { verified, recorded } = run;
    return {
      ...{ rank: 0, id: scoreId, userId, username: name, score, createdAt: achievedAt },
      ...(verified && { verified }),
      ...(recorded && { recorded }),
    };
  }

  /** The board is loaded again: after a decrease, rows outside the cache may enter. */
  private drop(board: BoardSpan): void {
    this.cached.delete(spanId(board));
    this.loading.delete(spanId(board));
    for (const listener of this.dropListeners) listener(board);
  }

  private clear(): void {
    for (const [id, { rows }] of this.cached) this.formerTotals.set(id, rows.total);
    this.cached.clear();
    this.loading.clear();
  }

  private evictUnused(): void {
    this.formerTotals.clear();
    const now = performance.now();
    for (const [id, { rows, usedAt }] of this.cached) {
      const isNeeded = this.needs.some((need) => need(rows.board));
      if (now - usedAt > EVICT_AFTER && !isNeeded) this.cached.delete(id);
    }
  }
}

/** Applies changed rows; returns the entries among the first rows that changed, with their ranks. */
function applyChange(top: TopRows, rows: ChangedRow[], size: number | undefined): LeaderboardEntry[] {
  const last = top.entries[BOARD_WINDOW - 1];
  const within = rows.flatMap(({ entry }) => (!last || compareEntries(entry, last) < 0 ? [entry] : []));
  top.total = size ?? top.total + rows.filter(({ entered }) => entered).length;
  top.version += 1;
  if (within.length === 0) return [];
  const before = new Map(top.entries.map((entry) => [entry.userId, entry]));
  top.entries = upsertEntries(top.entries, within, BOARD_WINDOW);
  const players = new Set(within.map(({ userId }) => userId));
  // A total may rise and keep the id of the same best, so scores are compared as well.
  const isNew = ({ userId, id, score }: LeaderboardEntry) => {
    const old = before.get(userId);
    return old?.id !== id || old.score !== score;
  };
  return top.entries.filter((entry) => players.has(entry.userId) && isNew(entry));
}

function sizesOf(boards: string[], figures: number[]): Map<string, number> {
  return new Map(figures.length === boards.length ? boards.map((board, index) => [board, figures[index] ?? 0]) : []);
}
