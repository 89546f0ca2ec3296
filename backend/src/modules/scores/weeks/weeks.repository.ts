import type { GameLaunch } from '@gamegeek/contracts/games/play-settings.js';
import { Injectable } from '@nestjs/common';
import { Sql, type Row, type Statement } from '../../../core/database/sql.js';
import type { Slice } from '../../../core/http/paging.js';

export interface ClosedWeekRow extends Row {
  week: string;
  players: number;
}

export interface CrownedWeekRow extends Row {
  week: string;
  number: number;
  closedAt: Date;
}

/** A week that can be looked at, and those beside it. */
export interface KnownWeekRow extends Row {
  closed: boolean;
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
}

export interface GameChampionRow extends ChampionRow {
  gameId: number;
  gameName: string;
  launch: GameLaunch;
  gameUrl: string | null;
  arcadeId: string | null;
  players: number;
}

/** $1 limit, $2 offset. */
const CLOSED_WEEKS: Statement = {
  name: 'closed-weeks',
  text: 'SELECT week, players FROM closed_weeks ORDER BY week DESC LIMIT $1 OFFSET $2',
};

const COUNT_CLOSED_WEEKS: Statement = {
  name: 'closed-weeks-count',
  text: 'SELECT count(*) AS count FROM closed_weeks',
};

/** Which week it is, counted from the first Monday after the epoch. */
const NUMBER = `(week - date '1970-01-05') / 7 + 1`;

const LAST_NUMBER: Statement = {
  name: 'last-closed-week',
  text: `SELECT coalesce(max(${NUMBER}), 0) AS number FROM closed_weeks`,
};

/** $1 first and $2 last, by their numbers. */
const CROWNED_WEEKS: Statement = {
  name: 'crowned-weeks',
  text: `
    SELECT week, ${NUMBER} AS number, closed_at AS "closedAt" FROM closed_weeks
    WHERE ${NUMBER} BETWEEN $1::integer AND $2::integer AND players > 0 ORDER BY week`,
};

/**
 * $1 week. There is the running week, every closed one, and the one between the two while its champions are not known
 * yet; nothing lies in the future, or before the first score.
 */
const KNOWN_WEEK: Statement = {
  name: 'known-week',
  text: `
    SELECT closed.week IS NOT NULL AS closed, closed.players,
      (SELECT max(week) FROM closed_weeks WHERE week < asked.week) AS previous,
      CASE WHEN asked.week < running.week
        THEN coalesce((SELECT min(week) FROM closed_weeks WHERE week > asked.week), running.week) END AS next
    FROM (SELECT $1::date AS week) asked
    CROSS JOIN (SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week) running
    LEFT JOIN closed_weeks closed ON closed.week = asked.week
    WHERE closed.week IS NOT NULL OR asked.week = running.week
      OR (asked.week < running.week AND asked.week >= (SELECT min(week) FROM weekly_bests))`,
};

const CHAMPION = `
  c.place, c.user_id AS "userId", u.username, c.score, c.achieved_at AS "achievedAt"`;
const ORDER = 'c.place, c.achieved_at, c.score_id';

/** $1 week. */
const GLOBAL_CHAMPIONS: Statement = {
  name: 'global-champions',
  text: `
    SELECT ${CHAMPION} FROM week_champions c JOIN users u ON u.id = c.user_id
    WHERE c.week = $1 AND c.game_id IS NULL ORDER BY ${ORDER}`,
};

/** $1 week, $2 limit, $3 offset: so many games with all their champions. Hidden games are left out. */
const GAME_CHAMPIONS: Statement = {
  name: 'game-champions',
  text: `
    SELECT c.game_id AS "gameId", played.name AS "gameName", played.launch, played.game_url AS "gameUrl",
      played.arcade_id AS "arcadeId", c.players, ${CHAMPION}
    FROM (
      SELECT c.players, c.game_id, g.name, g.launch, g.game_url, g.arcade_id FROM week_champions c JOIN games g ON g.id = c.game_id AND g.active
      WHERE c.week = $1 GROUP BY c.players, c.game_id, g.id
      ORDER BY c.players DESC, c.game_id LIMIT $2 OFFSET $3
    ) played
    JOIN week_champions c ON c.week = $1 AND c.players = played.players AND c.game_id = played.game_id
    JOIN users u ON u.id = c.user_id
    ORDER BY played.players DESC, played.game_id, ${ORDER}`,
};

/** $1 week. */
const COUNT_GAMES: Statement = {
  name: 'champion-games-count',
  text: `
    SELECT count(DISTINCT c.game_id) AS count FROM week_champions c JOIN games g ON g.id = c.game_id AND g.active
    WHERE c.week = $1`,
};

/** What is kept of the weeks that are over. */
@Injectable()
export class WeeksRepository {
  constructor(private readonly sql: Sql) {}

  async closed({ limit, offset }: Slice): Promise<[ClosedWeekRow[], number]> {
    return Promise.all([
      this.sql.run<ClosedWeekRow>(CLOSED_WEEKS, [limit, offset]),
      this.count(COUNT_CLOSED_WEEKS, []),
    ]);
  }

  /** Undefined when there is no such week. */
  async known(week: string): Promise<KnownWeekRow | undefined> {
    const [row] = await this.sql.run<KnownWeekRow>(KNOWN_WEEK, [week]);
    return row;
  }

  /** The number of the last week that is over; 0 while there is none. */
  async lastNumber(): Promise<number> {
    const [row] = await this.sql.run<{ number: number }>(LAST_NUMBER);
    return row?.number ?? 0;
  }

  /** Weeks that have champions, by their numbers. */
  crowned(first: number, last: number): Promise<CrownedWeekRow[]> {
    return this.sql.run<CrownedWeekRow>(CROWNED_WEEKS, [first, last]);
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
