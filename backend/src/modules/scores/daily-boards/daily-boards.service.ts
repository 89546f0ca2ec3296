import { Injectable } from '@nestjs/common';
import type { DailyChampion } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { isDay, isMonth } from '@gamegeek/contracts/daily/days.js';
import type { LeaderboardEntry, LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { dayOf, endOf } from '@gamegeek/rules/boards/periods.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { notFound, validationFailed } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { sliceOf, type Page } from '../../../core/http/input/paging.js';
import { presentEntry } from '../boards/leaderboard.presenter.js';
import { DailyBoardsRepository, type RankedRow } from './daily-boards.repository.js';

const DAY_MS = 86_400_000;
const PODIUM = 3;
/** Equal sums share a place, so more than three may be on the podium. */
const PODIUM_ROWS = 20;

/** Pages of the boards of the daily. */
@Injectable()
export class DailyBoards {
  constructor(
    private readonly events: EventStream,
    private readonly repository: DailyBoardsRepository,
    private readonly clock: DatabaseClock,
  ) {}

  /** The board of a day, `2026-11-30`, or of a month, `2026-11`. Throws if there is none. */
  async read(asked: string, page: Page): Promise<LeaderboardPage> {
    if (isMonth(asked)) return this.readMonth(asked, page);
    if (!isDay(asked))
      throw validationFailed({ daily: ['daily must be a day or a month, such as 2026-11-30 or 2026-11'] });
    this.checkBegun(asked);
    const gameId = await this.repository.gameOf(asked);
    if (gameId === undefined) throw notFound('The daily of this day');
    await this.events.caughtUp();
    const seq = this.events.position;
    const [rows, total] = await Promise.all([this.repository.page(asked, sliceOf(page)), this.repository.total(asked)]);
    return { gameId, period: 'day', total, seq, ...page, entries: rows.map(present) };
  }

  /** The first rows of the board of a day, and the number of all. */
  async top(day: string, limit: number): Promise<{ entries: LeaderboardEntry[]; total: number }> {
    const [rows, total] = await Promise.all([
      this.repository.page(day, { limit, offset: 0 }),
      this.repository.total(day),
    ]);
    return { entries: rows.map(present), total };
  }

  /** The row of a player, and the number of all. */
  async rowOf(day: string, userId: string): Promise<{ entry: LeaderboardEntry | undefined; total: number }> {
    const [row, total] = await Promise.all([this.repository.row(day, userId), this.repository.total(day)]);
    return { entry: row && present(row), total };
  }

  /** The three best of the dailies of a week, which begins on this Monday. */
  async championsOf(monday: string): Promise<DailyChampion[]> {
    const sunday = dayOf(Date.parse(monday) + 6 * DAY_MS);
    if (sunday >= this.clock.starts.day) return [];
    const rows = await this.repository.sums(monday, sunday, { limit: PODIUM_ROWS, offset: 0 });
    return rows
      .filter(({ rank }) => rank <= PODIUM)
      .map(({ rank: place, userId, username, score: points, days, scoreId: bestScoreId, recorded }) => ({
        ...{ place, userId, username, points, days, bestScoreId },
        ...(recorded && { recorded }),
      }));
  }

  private async readMonth(month: string, page: Page): Promise<LeaderboardPage> {
    const first = `${month}-01`;
    this.checkBegun(first);
    const last = dayOf(endOf('month', Date.parse(first)) - DAY_MS);
    const slice = sliceOf(page);
    const seq = this.events.position;
    const rows = await this.repository.sums(first, last, slice);
    // Behind the last row, there is none that tells the total.
    const [withTotal] = rows.length === 0 && slice.offset > 0 ? await this.repository.sums(first, last, ONE) : rows;
    return { gameId: null, period: 'month', total: withTotal?.total ?? 0, seq, ...page, entries: rows.map(present) };
  }

  private checkBegun(day: string): void {
    if (day > this.clock.starts.day) throw validationFailed({ daily: ['daily must not be in the future'] });
  }
}

const ONE = { limit: 1, offset: 0 };

const present = (row: RankedRow): LeaderboardEntry => presentEntry(row, row.rank);
