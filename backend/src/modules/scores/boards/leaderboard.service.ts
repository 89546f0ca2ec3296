import { Injectable } from '@nestjs/common';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry, LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { boardId, currentBoard, type BoardOfWeek } from '../shared/board.js';
import { TopRowsCache } from './top-rows.cache.js';
import { LeaderboardRepository, MOST_TIES, type BoardRow } from './leaderboard.repository.js';
import { RankSets, type PageStart } from '../ranks/index.js';
import { presentEntry } from './leaderboard.presenter.js';

export interface PageRequest {
  page: number;
  limit: number;
}

interface DeepRows {
  offset: number;
  limit: number;
  /** If it is known already. */
  start: PageStart | undefined;
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

  /** The start of a deep page is looked up unless it is known. */
  async page(board: Board, { page, limit }: PageRequest, start?: PageStart): Promise<LeaderboardPage> {
    await this.events.caughtUp();
    // Read before the rows, so that the rows are at least as new.
    const seq = this.events.position;
    const top = await this.topRows.get(board);
    const offset = (page - 1) * limit;
    const entries =
      offset + limit <= BOARD_WINDOW || top.total <= BOARD_WINDOW
        ? top.entries.slice(offset, offset + limit)
        : await this.deepRows(top.board, { offset, limit, start });
    return {
      gameId: board.scope === 'global' ? null : board.scope,
      period: board.period,
      total: top.total,
      seq,
      page,
      limit,
      entries,
    };
  }

  /** The page that contains a player; the first page for players who are not on the board. */
  async around(board: Board, userId: string, limit: number): Promise<LeaderboardPage> {
    const current = currentBoard(board, this.clock);
    const [row, located] = await Promise.all([
      this.repository.rowOf(current, userId),
      this.ranks.locatePage(boardId(current), userId, limit).catch(() => undefined),
    ]);
    if (!row) return this.page(board, { page: 1, limit });
    // If the best rose between both reads, this is the place of another score.
    const place = located?.score === row.score ? located : undefined;
    const [above, tied] = await Promise.all([
      place?.above ?? this.repository.countAbove(current, row.score),
      row.tiedBefore < MOST_TIES ? row.tiedBefore : this.repository.countTiedBefore(current, row),
    ]);
    const page = Math.floor((above + tied) / limit) + 1;
    const beginsWithScore = (page - 1) * limit >= above;
    const start = beginsWithScore ? { score: row.score, above } : tied === 0 ? place?.start : undefined;
    return this.page(board, { page, limit }, start);
  }

  /** The all-time rank of a score in a game. */
  async rankOf(gameId: number, score: number): Promise<number> {
    const board: BoardOfWeek = { scope: gameId, period: 'all' };
    const above = await this.ranks.countAbove(boardId(board), score).catch(() => undefined);
    return (above ?? (await this.repository.countAbove(board, score))) + 1;
  }

  /**
   * Deep rows without reading those before them: the rank set returns the score at the offset and how many are better,
   * and the index is read from that score on.
   */
  private async deepRows(board: BoardOfWeek, { offset, limit, start: known }: DeepRows): Promise<LeaderboardEntry[]> {
    const start = known ?? (await this.ranks.rowAt(boardId(board), offset).catch(() => undefined));
    const rows = start
      ? await this.repository.rows(board, { maxScore: start.score, offset: Math.max(offset - start.above, 0), limit })
      : await this.repository.rows(board, { maxScore: MAX_SCORE, offset, limit });
    const first = rows[0];
    if (!first) return [];
    const above =
      start?.score === first.score ? start.above : offset - (await this.repository.countTiedBefore(board, first));
    return withRanks(rows, offset, above);
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
