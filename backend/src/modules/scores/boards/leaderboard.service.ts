import { Injectable } from '@nestjs/common';
import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry, LeaderboardPage } from '@gamegeek/contracts/scores/scores.types.js';
import { MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { DatabaseClock } from '../../../core/database/database-clock.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { boardId, currentBoard, type BoardOfWeek } from '../shared/board.js';
import { BoardWindows } from './top-rows.cache.js';
import { LeaderboardRepository, type BoardRow } from './leaderboard.repository.js';
import { RankSets } from '../ranks/index.js';
import { presentEntry } from './leaderboard.presenter.js';

export interface PageRequest {
  page: number;
  limit: number;
}

/** Pages of a board: the first hundred rows from memory, deeper ones by rank, a player's own page by their place. */
@Injectable()
export class LeaderboardService {
  constructor(
    private readonly events: EventStream,
    private readonly windows: BoardWindows,
    private readonly repository: LeaderboardRepository,
    private readonly ranks: RankSets,
    private readonly clock: DatabaseClock,
  ) {}

  async page(board: Board, { page, limit }: PageRequest): Promise<LeaderboardPage> {
    await this.events.caughtUp();
    // Read first: the rows are at least as new as this.
    const seq = this.events.position;
    const window = await this.windows.get(board);
    const offset = (page - 1) * limit;
    const entries =
      offset + limit <= BOARD_WINDOW || window.total <= BOARD_WINDOW
        ? window.entries.slice(offset, offset + limit)
        : await this.deepRows(window.board, offset, limit);
    return {
      gameId: board.scope === 'global' ? null : board.scope,
      period: board.period,
      total: window.total,
      seq,
      page,
      limit,
      entries,
    };
  }

  /** The page that holds a player; the first one when they are not on the board. */
  async around(board: Board, userId: string, limit: number): Promise<LeaderboardPage> {
    const current = currentBoard(board, this.clock);
    const row = await this.repository.rowOf(current, userId);
    const position = row ? await this.positionOf(current, row) : 0;
    return this.page(board, { page: Math.floor(position / limit) + 1, limit });
  }

  /** The all-time rank that a score has in a game. */
  async rankOf(gameId: number, score: number): Promise<number> {
    const board: BoardOfWeek = { scope: gameId, period: 'all' };
    const above = await this.ranks.countAbove(boardId(board), score).catch(() => undefined);
    return (above ?? (await this.repository.countAbove(board, score))) + 1;
  }

  /** How many rows stand before this one. */
  private async positionOf(board: BoardOfWeek, row: BoardRow): Promise<number> {
    const [above, tied] = await Promise.all([this.countAbove(board, row), this.repository.countTiedBefore(board, row)]);
    return above + tied;
  }

  private async countAbove(board: BoardOfWeek, { userId, score }: BoardRow): Promise<number> {
    const place = await this.ranks.locate(boardId(board), userId).catch(() => undefined);
    // The two stores are read one after the other: a best that rose in between is counted where it is known.
    return place?.score === score ? place.above : this.repository.countAbove(board, score);
  }

  /**
   * Rows far down without walking there: the rank set tells the score at the offset and how many are better, and the
   * board's index is entered at that score.
   */
  private async deepRows(board: BoardOfWeek, offset: number, limit: number): Promise<LeaderboardEntry[]> {
    const start = await this.ranks.rowAt(boardId(board), offset).catch(() => undefined);
    const rows = start
      ? await this.repository.rows(board, { maxScore: start.score, offset: Math.max(offset - start.above, 0), limit })
      : await this.repository.rows(board, { maxScore: MAX_SCORE, offset, limit });
    const first = rows[0];
    if (!first) return [];
    const above = start?.score === first.score ? start.above : await this.repository.countAbove(board, first.score);
    return withRanks(rows, offset, above);
  }
}

/** Ranks of rows that begin at `offset`: ties share the rank of the first among them. */
function withRanks(rows: BoardRow[], offset: number, betterThanFirst: number): LeaderboardEntry[] {
  let rank = betterThanFirst + 1;
  let previous = rows[0]?.score;
  return rows.map((row, index) => {
    if (row.score !== previous) rank = offset + index + 1;
    previous = row.score;
    return presentEntry(row, rank);
  });
}
