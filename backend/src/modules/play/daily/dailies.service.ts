import type { DailyRoundDto } from '@gamegeek/contracts/daily/daily.dto.js';
import type { Daily as DailyAnswer } from '@gamegeek/contracts/daily/daily.schemas.js';
import { isDay } from '@gamegeek/contracts/daily/days.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { endOf } from '@gamegeek/rules/boards/periods.js';
import { streakOf } from '@gamegeek/rules/daily/streak.js';
import { Injectable } from '@nestjs/common';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { AppError, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { DailyBoardsRepository } from '../../scores/daily-boards/daily-boards.repository.js';
import { Guests } from '../guests/guests.service.js';
import { Rounds } from '../rounds/rounds.service.js';
import type { PlayToken } from '../tokens/play-token.js';
import { DailiesRepository, type DailyPlayer, type DailyRow } from './dailies.repository.js';

const dailyPlayed = () =>
  new AppError('daily_played', 'You have begun the daily of today. There is a new one at 00:00 UTC.');

const noDaily = () => notFound('This daily');

const anotherGame = ({ gameName }: DailyRow) =>
  new AppError('wrong_game', `The daily of today is a round of ${gameName}. This play token is for another game.`);

/** Who asks: a signed-in user, or the guest of the cookie. */
export interface DailyReader {
  userId: string | undefined;
  guest: string | undefined;
}

/** The daily: what it is today, and its counted round. */
@Injectable()
export class Dailies {
  constructor(
    private readonly repository: DailiesRepository,
    private readonly boards: DailyBoardsRepository,
    private readonly rounds: Rounds,
    private readonly guests: Guests,
    private readonly clock: DatabaseClock,
  ) {}

  /** Throws `not_found` for a day without a daily. */
  async read(asked: string | undefined, reader: DailyReader): Promise<DailyAnswer> {
    if (asked !== undefined && !isDay(asked))
      throw validationFailed({ day: ['day must be a day, such as 2026-11-30'] });
    const daily = await this.repository.find(asked);
    if (!daily) throw noDaily();
    const { isToday, ...shown } = daily;
    const { day } = shown;
    const player = await this.playerOf(reader);
    const [players, own] = await Promise.all([this.boards.total(day), player && this.ownOf(day, player)]);
    const endsAt = new Date(endOf('day', Date.parse(day))).toISOString();
    return { ...shown, endsAt, over: !isToday, players, ...(own ?? NOT_PLAYED) };
  }

  /** The counted round of today, once for each player. Throws `daily_played`. */
  async begin(play: PlayToken, { utcOffset }: DailyRoundDto): Promise<RoundAnswer> {
    const daily = await this.repository.find();
    if (!daily) throw noDaily();
    if (daily.gameId !== play.gameId) throw anotherGame(daily);
    return this.rounds.start(play, async (log) => {
      const { sessionId } = play;
      const started = await this.repository.begin(daily.day, { sessionId, utcOffset, log });
      if (!started) throw dailyPlayed();
      return started;
    });
  }

  /** Whether a reader has begun the counted run of a day. */
  async hasPlayed(day: string, reader: DailyReader): Promise<boolean> {
    const player = await this.playerOf(reader);
    return player !== undefined && (await this.repository.runOf(day, player)) !== undefined;
  }

  /** The streak of an account, and whether it has played today. */
  async streakOf(userId: string) {
    return streakOf(await this.repository.daysOf({ userId }), this.clock.starts.day);
  }

  private async playerOf({ userId, guest }: DailyReader): Promise<DailyPlayer | undefined> {
    if (userId !== undefined) return { userId };
    const guestId = await this.guests.unclaimed(guest, null);
    return guestId === undefined ? undefined : { guestId };
  }

  private async ownOf(day: string, player: DailyPlayer) {
    const [run, days] = await Promise.all([this.repository.runOf(day, player), this.repository.daysOf(player)]);
    const { days: streak, freezes } = streakOf(days, this.clock.starts.day);
    const score = run?.score ?? null;
    const place = score === null ? undefined : await this.boards.placeOf(day, score);
    return {
      played: run !== undefined,
      yourScore: score,
      yourRank: place?.rank ?? null,
      yourBeaten: place?.beaten ?? null,
      yourScoreId: run?.scoreId ?? null,
      ...{ streak, freezes },
    };
  }
}

const NOT_PLAYED = {
  ...{ played: false, yourScore: null, yourRank: null, yourBeaten: null, yourScoreId: null },
  ...{ streak: 0, freezes: 0 },
};
