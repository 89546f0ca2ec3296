import { Injectable } from '@nestjs/common';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { LeaderboardEntry, LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { sliceOf } from '../../../core/http/input/paging.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { currentSpan, spanId, type BoardSpan, type CurrentBoard } from '../shared/board.js';
import { TopRowsCache } from './top-rows.cache.js';
import { LeaderboardRepository, MOST_TIES, type BoardRow } from './leaderboard.repository.js';
import { RankSets, type PageStart } from '../ranks/rank-sets.store.js';
import { presentEntry } from './leaderboard.presenter.js';

export interface PageRequest {
  page: number;
  limit: number;
}

/** A page with scores as they are stored. */
export type BoardPage = Omit<LeaderboardPage, 'gameId' | 'period'>;

/** Whether the page consists of rows that `TopRowsCache` holds, however large the board is. */
export const isInWindow = ({ page, limit }: PageRequest): boolean => page * limit <= BOARD_WINDOW;

interface DeepRows {
  offset: number;
  limit: number;
}

/** Pages of boards: the first 100 rows from the cache, deeper rows by rank, and the page around a player. */
@Injectable()
export class LeaderboardService {
  constructor(
    private readonly events: EventStream,
    private readonly topRows: TopRowsCache,
    private readonly repository: LeaderboardRepository,
    private readonly ranks: RankSets,
    private readonly clock: DatabaseClock,
  ) {}

  async page(board: CurrentBoard, request: PageRequest): Promise<BoardPage> {
    await this.events.caughtUp();
    // Read before the rows, so that the rows are at least as new.
    const seq = this.events.position;
    const { page, limit } = request;
    const top = await this.topRows.get(board);
    const offset = (page - 1) * limit;
    const entries =
      isInWindow(request) || top.total <= BOARD_WINDOW
        ? top.entries.slice(offset, offset + limit)
        : await this.deepRows(top.board, { offset, limit });
    return { total: top.total, seq, page, limit, entries };
  }

  /**
   * The page that contains a player; the first page for players who are not on the board. The rows around the player's
   * are read while the rank is: the page is among them, wherever it begins.
   */
  async around(board: CurrentBoard, userId: string, limit: number): Promise<BoardPage> {
    await this.events.caughtUp();
    const seq = this.events.position;
    const current = currentSpan(board, this.clock);
    const [top, near, located] = await Promise.all([
      this.topRows.get(board),
      this.repository.neighbours(current, userId, limit - 1),
      this.ranks.locatePage(spanId(current), userId, limit).catch(() => undefined),
    ]);
    const row = near?.rows[near.index];
    if (!near || !row) return this.page(board, { page: 1, limit });
    // If the best rose between both reads, this is the place of another score.
    const place = located?.score === row.score ? located : undefined;
    const [above, tied] = await Promise.all([
      place?.above ?? this.repository.countAbove(current, row.score),
      near.tiedBefore < MOST_TIES ? near.tiedBefore : this.repository.countTiedBefore(current, row),
    ]);
    const page = Math.floor((above + tied) / limit) + 1;
    const offset = (page - 1) * limit;
    const begin = near.index - (above + tied - offset);
    // Cached rows are shown as everybody sees them. If the rank counts newer rows, the page is read from its offset.
    if (isInWindow({ page, limit }) || top.total <= BOARD_WINDOW || begin < 0) return this.page(board, { page, limit });
    const rows = near.rows.slice(begin, begin + limit);
    const start = tied === 0 ? place?.start : undefined;
    const betterThanFirst =
      rows[0]?.score === row.score ? above : await this.betterThan(current, rows[0] ?? row, offset, start);
    return { total: top.total, seq, page, limit, entries: withRanks(rows, offset, betterThanFirst) };
  }

  /** A page of the rows of those whom a player follows and of the player, with their ranks on the whole board. */
  async following(board: CurrentBoard, userId: string, { page, limit }: PageRequest): Promise<BoardPage> {
    await this.events.caughtUp();
    const seq = this.events.position;
    const span = currentSpan(board, this.clock);
    const [rows, total] = await this.repository.followed(span, userId, sliceOf({ page, limit }));
    const scores = [...new Set(rows.map(({ score }) => score))];
    const ranks = new Map(
      await Promise.all(scores.map(async (score) => [score, await this.rankOn(span, score)] as const)),
    );
    return { total, seq, page, limit, entries: rows.map((row) => presentEntry(row, ranks.get(row.score) ?? 0)) };
  }

  /** A page of a period that is over. */
  async past(board: BoardSpan, { page, limit }: PageRequest): Promise<BoardPage> {
    const seq = this.events.position;
    const offset = (page - 1) * limit;
    const [rows, total] = await Promise.all([
      this.repository.rows(board, { maxScore: MAX_SCORE, offset, limit }),
      this.repository.total(board),
    ]);
    const first = rows[0];
    const above = first ? offset - (await this.repository.countTiedBefore(board, first)) : 0;
    return { total, seq, page, limit, entries: withRanks(rows, offset, above) };
  }

  /** The all-time rank of a score on a board. */
  rankOf(boardId: number, score: number): Promise<number> {
    return this.rankOn({ board: boardId, period: 'all' }, score);
  }

  private async rankOn(board: BoardSpan, score: number): Promise<number> {
    const above = await this.ranks.countAbove(spanId(board), score).catch(() => undefined);
    return (above ?? (await this.repository.countAbove(board, score))) + 1;
  }

  /**
   * Deep rows without reading those before them: the rank set returns the score at the offset and how many are better,
   * and the index is read from that score on.
   */
  private async deepRows(board: BoardSpan, { offset, limit }: DeepRows): Promise<LeaderboardEntry[]> {
    const start = await this.ranks.rowAt(spanId(board), offset).catch(() => undefined);
    const rows = start
      ? await this.repository.rows(board, { maxScore: start.score, offset: Math.max(offset - start.above, 0), limit })
      : await this.repository.rows(board, { maxScore: MAX_SCORE, offset, limit });
    const first = rows[0];
    return first ? withRanks(rows, offset, await this.betterThan(board, first, offset, start)) : [];
  }

  /** How many rows are better than the one at the offset. `start` is that row in the rank set. */
  private async betterThan(
    board: BoardSpan,
    row: BoardRow,
    offset: number,
    start: PageStart | undefined,
  ): Promise<number> {
    return start?.score === row.score ? start.above : offset - (await this.repository.countTiedBefore(board, row));
  }
}

/** Ranks rows that start at `offset`; equal scores share a rank. */
function withRanks(rows: BoardRow[], offset: number, betterThanFirst: number): LeaderboardEntry[] {
  let rank = betterThanFirst + 1;
  let previous = rows[0]?.score;
  return rows.map((row, index) => {
    if (row.score !== previous) rank = offset + index + 1;
    previous = row.score;
    return presentEntry(row, rank);
  });
}
