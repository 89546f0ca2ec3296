import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { GameLaunch } from '@gamegeek/contracts/games/play-settings.js';
import { Injectable } from '@nestjs/common';
import { Sql, type Row, type Statement } from '../../../core/database/sql.service.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { formatColumns } from '../shared/board-values.js';
import { watchableScore } from '../shared/recordings.sql.js';

export interface FinalizedWeekRow extends Row {
  week: string;
  players: number;
}

export interface WeekWithChampionsRow extends Row {
  week: string;
  number: number;
  finalizedAt: Date;
}

/** A week, and those before and after it. */
export interface WeekRow extends Row {
  finalized: boolean;
  players: number | null;
  previous: string | null;
  next: string | null;
}

export interface ChampionRow extends Row {
  place: number;
  userId: string;
  username: string;
  score: number;
  achievedAt: Date;
  /** Null if its run cannot be watched. */
  scoreId: number | null;
}

export interface GameChampionRow extends ChampionRow, BoardFormat {
  gameId: number;
  gameName: string;
  launch: GameLaunch;
  gameUrl: string | null;
  arcadeId: string | null;
  players: number;
}

/** $1 limit, $2 offset. */
const FINALIZED_WEEKS: Statement = {
  name: 'finalized-weeks',
  text: 'SELECT week, players FROM finalized_weeks ORDER BY week DESC LIMIT $1 OFFSET $2',
};

const COUNT_FINALIZED_WEEKS: Statement = {
  name: 'finalized-weeks-count',
  text: 'SELECT count(*) AS count FROM finalized_weeks',
};

/** The number of a week, counted from the first Monday after the epoch. */
const NUMBER = `(week - date '1970-01-05') / 7 + 1`;

/** $1 last number, $2 limit. */
const WEEKS_WITH_CHAMPIONS: Statement = {
  name: 'weeks-with-champions',
  text: `
    SELECT week, ${NUMBER} AS number, finalized_at AS "finalizedAt" FROM finalized_weeks
    WHERE ${NUMBER} <= $1::integer AND players > 0 ORDER BY week DESC LIMIT $2`,
};

/**
 * $1 week. Finds the current week, finalized weeks, and finished weeks that are not finalized yet; none in the future
 * or before the first score.
 */
const FIND_WEEK: Statement = {
  name: 'find-week',
  text: `
    SELECT finalized.week IS NOT NULL AS finalized, finalized.players,
      (SELECT max(week) FROM finalized_weeks WHERE week < asked.week) AS previous,
      CASE WHEN asked.week < running.week
        THEN coalesce((SELECT min(week) FROM finalized_weeks WHERE week > asked.week), running.week) END AS next
    FROM (SELECT $1::date AS week) asked
    CROSS JOIN (SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week) running
    LEFT JOIN finalized_weeks finalized ON finalized.week = asked.week
    WHERE finalized.week IS NOT NULL OR asked.week = running.week
      OR (asked.week < running.week AND asked.week >= (SELECT min(since) FROM period_bests WHERE period = 'week'))`,
};

const CHAMPION = `
  c.place, c.user_id AS "userId", u.username, c.score, c.achieved_at AS "achievedAt",
  ${watchableScore('c')} AS "scoreId"`;
const ORDER = 'c.place, c.achieved_at, c.score_id';

/** $1 week. */
const GLOBAL_CHAMPIONS: Statement = {
  name: 'global-champions',
  text: `
    SELECT ${CHAMPION} FROM week_champions c JOIN users u ON u.id = c.user_id
    WHERE c.week = $1 AND c.game_id IS NULL ORDER BY ${ORDER}`,
};

/** $1 week, $2 limit, $3 offset: a page of games with all their champions, without hidden games. */
const GAME_CHAMPIONS: Statement = {
  name: 'game-champions',
  text: `
    SELECT c.game_id AS "gameId", played.name AS "gameName", played.launch, played.game_url AS "gameUrl",
      played.arcade_id AS "arcadeId", c.players, ${CHAMPION}, ${formatColumns('main')}
    FROM (
      SELECT c.players, c.game_id, g.name, g.launch, g.game_url, g.arcade_id FROM week_champions c JOIN games g ON g.id = c.game_id AND g.active
      WHERE c.week = $1 GROUP BY c.players, c.game_id, g.id
      ORDER BY c.players DESC, c.game_id LIMIT $2 OFFSET $3
    ) played
    JOIN week_champions c ON c.week = $1 AND c.players = played.players AND c.game_id = played.game_id
    JOIN users u ON u.id = c.user_id JOIN boards main ON main.id = c.game_id
    ORDER BY played.players DESC, played.game_id, ${ORDER}`,
};

/** $1 week. */
const COUNT_GAMES: Statement = {
  name: 'champion-games-count',
  text: `
    SELECT count(DISTINCT c.game_id) AS count FROM week_champions c JOIN games g ON g.id = c.game_id AND g.active
    WHERE c.week = $1`,
};

/** The queries of finished weeks and their champions. */
@Injectable()
export class WeeksRepository {
  constructor(private readonly sql: Sql) {}

  async finalized({ limit, offset }: Slice): Promise<[FinalizedWeekRow[], number]> {
    return Promise.all([
      this.sql.run<FinalizedWeekRow>(FINALIZED_WEEKS, [limit, offset]),
      this.count(COUNT_FINALIZED_WEEKS, []),
    ]);
  }

  /** Returns undefined if there is no such week. */
  async find(week: string): Promise<WeekRow | undefined> {
    const [row] = await this.sql.run<WeekRow>(FIND_WEEK, [week]);
    return row;
  }

  /** Weeks up to the number `last` that have champions, the newest first. */
  withChampions(last: number, limit: number): Promise<WeekWithChampionsRow[]> {
    return this.sql.run<WeekWithChampionsRow>(WEEKS_WITH_CHAMPIONS, [last, limit]);
  }

  global(week: string): Promise<ChampionRow[]> {
    return this.sql.run<ChampionRow>(GLOBAL_CHAMPIONS, [week]);
  }

  async ofGames(week: string, { limit, offset }: Slice): Promise<[GameChampionRow[], number]> {
    return Promise.all([
      this.sql.run<GameChampionRow>(GAME_CHAMPIONS, [week, limit, offset]),
      this.count(COUNT_GAMES, [week]),
    ]);
  }

  private async count(statement: Statement, values: unknown[]): Promise<number> {
    const [row] = await this.sql.run<{ count: number }>(statement, values);
    return row?.count ?? 0;
  }
}
