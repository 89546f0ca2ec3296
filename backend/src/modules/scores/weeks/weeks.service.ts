import { Injectable } from '@nestjs/common';
import type {
  Champion,
  FinalizedWeek,
  GameChampions,
  WeekChampions,
} from '@gamegeek/contracts/scores/weeks.schemas.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { weekDate, weekEnd, weekName } from '@gamegeek/rules/iso-week.js';
import { notFound } from '../../../core/errors/app-error.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { DailyBoards } from '../daily-boards/daily-boards.service.js';
import { formatOf } from '../shared/board-values.js';
import { WeeksRepository, type ChampionRow, type FinalizedWeekRow, type GameChampionRow } from './weeks.repository.js';

/** Finished weeks and their champions. */
@Injectable()
export class WeeksService {
  constructor(
    private readonly repository: WeeksRepository,
    private readonly dailies: DailyBoards,
  ) {}

  async list(slice: Slice): Promise<[FinalizedWeek[], number]> {
    const [rows, total] = await this.repository.finalized(slice);
    return [rows.map(presentWeek), total];
  }

  /** The week that begins at `start` with a page of its games, and the total number of games. */
  async show(start: number, slice: Slice): Promise<[WeekChampions, number]> {
    const week = weekDate(start);
    const found = await this.repository.find(week);
    if (!found) throw notFound('This week');
    const [global, daily, [games, total]] = await Promise.all([
      this.repository.global(week),
      this.dailies.championsOf(week),
      this.repository.ofGames(week, slice),
    ]);
    const { finalized, players, previous, next } = found;
    const shown: WeekChampions = {
      ...namedWeek(start),
      closed: finalized,
      players,
      previous: previous && nameOf(previous),
      next: next && nameOf(next),
      global: global.map(presentChampion),
      daily,
      games: presentGames(games),
    };
    return [shown, total];
  }
}

/** The name of the week that begins on a stored Monday: `2026-11-16` is `2026-W47`. */
export const nameOf = (monday: string): string => weekName(Date.parse(monday));

function namedWeek(start: number): Pick<FinalizedWeek, 'week' | 'starts_at' | 'ends_at'> {
  return {
    week: weekName(start),
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(weekEnd(start)).toISOString(),
  };
}

function presentWeek({ week, players }: FinalizedWeekRow): FinalizedWeek {
  return { ...namedWeek(Date.parse(week)), players };
}

function presentChampion({ place, userId, username, score, achievedAt, scoreId }: ChampionRow): Champion {
  const run = scoreId === null ? {} : { scoreId };
  return { place, userId, username, score, createdAt: achievedAt.toISOString(), ...run };
}

/** Rows of one game are adjacent. */
function presentGames(rows: GameChampionRow[]): GameChampions[] {
  return [...Map.groupBy(rows, ({ gameId }) => gameId).values()].flatMap((ranked) =>
    ranked.slice(0, 1).map(({ gameId, gameName, launch, gameUrl, arcadeId, players, ...format }) => ({
      gameId,
      gameName,
      launch,
      gameUrl,
      arcadeId,
      players,
      ...formatOf(format),
      champions: ranked.map((row) => ({ ...presentChampion(row), score: toValue(row, row.score) })),
    })),
  );
}
