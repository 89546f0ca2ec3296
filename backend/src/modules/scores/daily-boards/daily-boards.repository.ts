import { Injectable } from '@nestjs/common';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { Slice } from '../../../core/http/input/paging.js';
import type { BoardRow } from '../boards/leaderboard.repository.js';
import { isRecorded } from '../shared/recordings.sql.js';

export interface RankedRow extends BoardRow {
  rank: number;
}

/** The sum of a player over several days. */
export interface Standing extends RankedRow {
  /** The days played. */
  days: number;
  /** How many players have one. */
  total: number;
}

interface ScorePlace extends Row {
  rank: number;
  beaten: number;
}

/** The runs on boards of days. A removed score, and one that waits for a maker, is not among the scores. */
const RUNS = `
  daily_runs r JOIN scores s ON s.id = r.score_id JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL`;

const RANK = (partition = '') => `rank() OVER (${partition} ORDER BY s.score DESC)::integer`;
const ORDER = `score DESC, "achievedAt", "scoreId"`;

/** What a rank on the board of a day counts: 100, 90, 81 …, at least 1. */
const POINTS = `greatest(round(100 * 0.9 ^ (least(rank, 100) - 1)::numeric), 1)::integer`;

/** $1 day. */
const OF_DAY = `
  SELECT r.user_id AS "userId", u.username, s.score, s.id AS "scoreId", s.created_at AS "achievedAt", s.verified,
         ${RANK()} AS rank
  FROM ${RUNS} WHERE r.day = $1::date`;

const RECORDED = isRecorded('page', '"scoreId"');

/** $1 day, $2 limit, $3 offset. */
const DAY_PAGE = {
  name: 'daily-board-page',
  text: `
    SELECT page.*, ${RECORDED} AS recorded
    FROM (SELECT * FROM (${OF_DAY}) ranked ORDER BY ${ORDER} LIMIT $2 OFFSET $3) page ORDER BY ${ORDER}`,
};

/** $1 day, $2 player. */
const DAY_ROW = {
  name: 'daily-board-row',
  text: `SELECT page.*, ${RECORDED} AS recorded FROM (${OF_DAY}) page WHERE "userId" = $2::uuid`,
};

/** $1 day. */
const DAY_TOTAL = {
  name: 'daily-board-total',
  text: `SELECT count(*)::integer AS total FROM ${RUNS} WHERE r.day = $1::date`,
};

/** $1 day, $2 score. */
const PLACE_OF = {
  name: 'daily-board-place',
  text: `
    SELECT (count(*) FILTER (WHERE s.score > $2))::integer + 1 AS rank,
           (count(*) FILTER (WHERE s.score < $2))::integer AS beaten
    FROM ${RUNS} WHERE r.day = $1::date`,
};

/**
 * $1 first day, $2 last day, $3 limit, $4 offset: the sums of points over the days that are over. The score of a row is
 * that of the best rank.
 */
const SUMS = {
  name: 'daily-sums',
  text: `
    WITH placed AS (
      SELECT r.user_id, u.username, r.day, s.id, s.created_at, ${RANK('PARTITION BY r.day')} AS rank
      FROM ${RUNS} WHERE r.day BETWEEN $1::date AND $2::date AND r.day < ${TODAY}
    ), summed AS (
      SELECT user_id AS "userId", username, sum(${POINTS})::integer AS score, count(*)::integer AS days,
             (array_agg(id ORDER BY rank, day))[1] AS "scoreId", max(created_at) AS "achievedAt"
      FROM placed GROUP BY user_id, username
    )
    SELECT page.*, ${RECORDED} AS recorded
    FROM (
      SELECT *, rank() OVER (ORDER BY score DESC)::integer AS rank, count(*) OVER ()::integer AS total
      FROM summed ORDER BY ${ORDER} LIMIT $3 OFFSET $4
    ) page
    ORDER BY ${ORDER}`,
};

/** $1 day. The game of a day up to today. */
const GAME_OF_DAY = {
  name: 'game-of-daily',
  text: `SELECT game_id AS "gameId" FROM dailies WHERE day = $1::date AND day <= ${TODAY}`,
};

/** The boards of the daily: of each day, and sums over days. They follow from the counted runs, so nothing is stored. */
@Injectable()
export class DailyBoardsRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined if there was no daily on this day, or it is still to come. */
  async gameOf(day: string): Promise<number | undefined> {
    const [row] = await this.sql.run<{ gameId: number }>(GAME_OF_DAY, [day]);
    return row?.gameId;
  }

  page(day: string, { limit, offset }: Slice): Promise<RankedRow[]> {
    return this.sql.run<RankedRow>(DAY_PAGE, [day, limit, offset]);
  }

  /** The row of a player; undefined for a player who is not on the board. */
  async row(day: string, userId: string): Promise<RankedRow | undefined> {
    const [row] = await this.sql.run<RankedRow>(DAY_ROW, [day, userId]);
    return row;
  }

  async total(day: string): Promise<number> {
    const [row] = await this.sql.run<{ total: number }>(DAY_TOTAL, [day]);
    return row?.total ?? 0;
  }

  /** The rank that a score has, or would have, and how many scores are lower. */
  async placeOf(day: string, score: number): Promise<ScorePlace> {
    const [row] = await this.sql.run<ScorePlace>(PLACE_OF, [day, score]);
    return row ?? { rank: 1, beaten: 0 };
  }

  /** The sums of points from the first to the last day, without days that are not over. */
  sums(first: string, last: string, { limit, offset }: Slice): Promise<Standing[]> {
    return this.sql.run<Standing>(SUMS, [first, last, limit, offset]);
  }
}
