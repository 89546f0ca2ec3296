import { Injectable } from '@nestjs/common';
import type {
  PlayerRating,
  RatedPlayer,
  RatedPlayersPage,
  RatingDay,
} from '@gamegeek/contracts/scores/player-rating.schemas.js';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql, type Row, type Statement } from '../../../core/database/sql.service.js';
import { sliceOf, type Page } from '../../../core/http/input/paging.js';

/** How many days a profile shows. */
const DAYS = 90;
const FIRST_DAY = `${TODAY} - ${DAYS}`;

interface Rated extends Row {
  rank: number;
  tenths: number;
}

interface RatedPlayerRow extends Rated {
  userId: string;
  username: string;
  games: number;
}

interface RatedGamesRow extends Rated {
  games: number;
}

interface RatedDayRow extends Rated {
  day: string;
}

interface RunRow extends Row {
  computedAt: Date | null;
  rated: number;
}

const ORDER = 'r.tenths DESC, r.user_id';

/** $1 limit, $2 offset. */
const PAGE: Statement = {
  name: 'rated-players',
  text: `
    SELECT r.rank, r.tenths, r.games, r.user_id AS "userId", u.username
    FROM (SELECT * FROM player_ratings r ORDER BY ${ORDER} LIMIT $1 OFFSET $2) r
    JOIN users u ON u.id = r.user_id ORDER BY ${ORDER}`,
};

const RUN: Statement = {
  name: 'player-rating-run',
  text: 'SELECT computed_at AS "computedAt", rated FROM player_rating_run',
};

/** $1 player. */
const RATING: Statement = {
  name: 'player-rating',
  text: 'SELECT rank, tenths, games FROM player_ratings WHERE user_id = $1',
};

/** $1 player: the kept days, and the current rating as that of the last one. */
const RATING_DAYS: Statement = {
  name: 'player-rating-days',
  text: `
    SELECT day, rank, tenths FROM player_rating_days WHERE user_id = $1 AND day > ${FIRST_DAY}
    UNION ALL
    SELECT (run.computed_at AT TIME ZONE 'UTC')::date, r.rank, r.tenths
    FROM player_ratings r CROSS JOIN player_rating_run run WHERE r.user_id = $1
    ORDER BY day`,
};

/** $1 limit. */
const FORGET: Statement = {
  name: 'forget-rating-days',
  text: `
    DELETE FROM player_rating_days WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM player_rating_days WHERE day <= ${FIRST_DAY} LIMIT $1
    )) RETURNING 1`,
};

/** Reads the ratings that the job has computed. */
@Injectable()
export class PlayerRatingsRepository {
  constructor(private readonly sql: Sql) {}

  async page(page: Page): Promise<RatedPlayersPage> {
    const { limit, offset } = sliceOf(page);
    const [rows, [run]] = await Promise.all([
      this.sql.run<RatedPlayerRow>(PAGE, [limit, offset]),
      this.sql.run<RunRow>(RUN),
    ]);
    return {
      computedAt: run?.computedAt?.toISOString() ?? null,
      total: run?.rated ?? 0,
      ...page,
      entries: rows.map(presentPlayer),
    };
  }

  /** Undefined for a player without a rating. */
  async of(userId: string): Promise<PlayerRating | undefined> {
    const [[row], days] = await Promise.all([this.sql.run<RatedGamesRow>(RATING, [userId]), this.daysOf(userId)]);
    return row && { ...presentPlace(row), games: row.games, days };
  }

  async daysOf(userId: string): Promise<RatingDay[]> {
    const rows = await this.sql.run<RatedDayRow>(RATING_DAYS, [userId]);
    return rows.map((row) => ({ day: row.day, ...presentPlace(row) }));
  }

  async deleteOld(limit: number): Promise<number> {
    return (await this.sql.run(FORGET, [limit])).length;
  }
}

const presentPlace = ({ rank, tenths }: Rated) => ({ rank, points: tenths / 10 });

function presentPlayer({ userId, username, games, ...rated }: RatedPlayerRow): RatedPlayer {
  return { ...presentPlace(rated), userId, username, games };
}
