import { isDay } from '@gamegeek/contracts/daily/days.js';
import type { Period } from '@gamegeek/contracts/scores/period.js';
import { COMMON_PERIODS } from '@gamegeek/contracts/scores/period.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { Injectable } from '@nestjs/common';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { sliceOf } from '../../../core/http/input/paging.js';
import { BoardDirectory, type ReadableBoard } from '../../games/directory/board-directory.service.js';
import type { Reader } from '../../games/directory/game.policy.js';
import { DailyBoards } from '../daily-boards/daily-boards.service.js';
import { TrialScores } from '../trials/trial-scores.service.js';
import { presentValue } from './leaderboard.presenter.js';
import { LeaderboardService, type BoardPage, type PageRequest } from './leaderboard.service.js';

export interface BoardRequest extends PageRequest {
  /** Of the global board there is none. */
  gameId?: number;
  /** The slug; the main board without it. */
  board?: string;
  /** The newest one without it. */
  edition?: number;
  period: Period;
  /** A day of a past period. */
  at?: string;
  /** The player whose page is requested, instead of `page`. */
  around?: string;
  /** Only those whom the reader follows, and the reader. */
  following?: 'true';
  /** The day or the month of the daily, instead of a board of a game. */
  daily?: string;
}

/** Pages that are read from the database. */
const STORED = ['around', 'following', 'at', 'daily'] as const;

export const costOfBoard = (asked: { [field in (typeof STORED)[number]]?: unknown }): number =>
  STORED.some((field) => asked[field] !== undefined) ? 2 : 1;

/** Reads pages of boards for every endpoint that shows them. */
@Injectable()
export class BoardPages {
  constructor(
    private readonly leaderboards: LeaderboardService,
    private readonly trials: TrialScores,
    private readonly boards: BoardDirectory,
    private readonly dailies: DailyBoards,
    private readonly clock: DatabaseClock,
  ) {}

  /** Before a game is listed, those who try it out get its trial boards. Throws if the reader may not see the board. */
  async read(asked: BoardRequest, reader: Reader = {}): Promise<LeaderboardPage> {
    const { gameId, period, page, limit } = asked;
    if (asked.daily !== undefined) return this.daily(asked.daily, asked);
    const isTrial = gameId !== undefined && (await this.trials.isShownTo(reader, gameId));
    if (asked.around === undefined) sliceOf({ page, limit });
    const follower = followerOf(asked, reader);
    if (gameId === undefined) {
      if (asked.board !== undefined || asked.edition !== undefined)
        throw validationFailed({ board: ['Boards belong to games: send gameId as well'] });
      checkPeriod(COMMON_PERIODS, period);
      if (asked.at !== undefined)
        throw validationFailed({ at: ['Past weeks of all games are at /api/leaderboard/weeks'] });
      return { gameId: null, period, ...(await this.current('global', asked, follower)) };
    }
    const board = await this.boards.find(gameId, asked.board, asked.edition);
    checkPeriod(['all', ...board.resets], period);
    if (isTrial && follower !== undefined)
      throw validationFailed({ following: ['The board of this game has no such list before the game is listed'] });
    const read = isTrial
      ? await this.trials.page(board.id, period, { page, limit })
      : await this.pageOf(board, asked, follower);
    const entries = read.entries.map((entry) => ({ ...entry, score: presentValue(board, entry.score) }));
    return { gameId, ...describe(board), period, ...read, entries };
  }

  private daily(day: string, asked: BoardRequest): Promise<LeaderboardPage> {
    if (NOT_DAILY.some((field) => asked[field] !== undefined))
      throw validationFailed({ daily: [`daily is a board of its own: send it without ${NOT_DAILY.join(', ')}`] });
    return this.dailies.read(day, { page: asked.page, limit: asked.limit });
  }

  private pageOf(board: ReadableBoard, asked: BoardRequest, follower: string | undefined): Promise<BoardPage> {
    const { period, at, around } = asked;
    const since = this.pastStart(period, at);
    if (since === undefined) return this.current(board.id, asked, follower);
    if (around !== undefined)
      throw validationFailed({ around: ['Pages around a player are those of the current period'] });
    if (follower !== undefined)
      throw validationFailed({ following: ['Pages of those you follow are those of the current period'] });
    return this.leaderboards.past({ board: board.id, period, since }, asked);
  }

  private current(
    board: number | 'global',
    { period, page, limit, around }: BoardRequest,
    follower: string | undefined,
  ): Promise<BoardPage> {
    if (follower !== undefined) return this.leaderboards.following({ board, period }, follower, { page, limit });
    if (around !== undefined) return this.leaderboards.around({ board, period }, around, limit);
    return this.leaderboards.page({ board, period }, { page, limit });
  }

  /** The first day of the period of `at`; undefined for the current period. */
  private pastStart(period: Period, at: string | undefined): string | undefined {
    if (at === undefined || period === 'all') return undefined;
    if (!isDay(at)) throw validationFailed({ at: ['at must be a day, such as 2026-11-30'] });
    const { starts } = this.clock;
    const since = startsOf(at)[period];
    if (since > starts[period]) throw validationFailed({ at: ['at must not be in the future'] });
    return since === starts[period] ? undefined : since;
  }
}

const NOT_DAILY = ['gameId', 'board', 'edition', 'at', 'around', 'following'] as const;

/** The reader of a page of `following`; undefined for other pages. */
function followerOf({ following, around }: BoardRequest, { userId }: Reader): string | undefined {
  if (following === undefined) return undefined;
  if (around !== undefined) throw validationFailed({ following: ['Send either following or around'] });
  if (userId === undefined) throw unauthorized('Log in to see those you follow.');
  return userId;
}

function checkPeriod(periods: readonly Period[], period: Period): void {
  if (periods.includes(period)) return;
  const [first, ...others] = periods.toReversed();
  const list = others.length > 0 ? `${others.toReversed().join(', ')} or ${first}` : first;
  throw validationFailed({ period: [`period must be ${list}`] });
}

/** Plain main boards are described by their game. */
function describe({ slug, edition, isMain, isPlain, direction, kind, decimals, unit }: ReadableBoard) {
  if (isMain && isPlain) return {};
  return { board: slug, edition, format: { direction, kind, decimals, unit } };
}
