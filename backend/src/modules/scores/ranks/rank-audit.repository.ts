import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';

/** A board whose rank set is compared with the database; `gameId` is null for global boards. */
export interface AuditedBoard {
  board: string;
  gameId: number | null;
  period: 'all' | 'week';
  week: string;
}

/** A player's score on a board, from the database or from a rank set. */
export interface BestOfBoard extends AuditedBoard {
  userId: string;
  score: number;
}

const WEEK = `(SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week) now_week`;

const BOARDS = `
  SELECT coalesce(game.id::text, 'global') || ':' || CASE period WHEN 'all' THEN 'all' ELSE week::text END AS board,
         game.id AS "gameId", period, week::text AS week
  FROM ${WEEK}
  CROSS JOIN (SELECT id FROM games UNION ALL SELECT NULL) game
  CROSS JOIN (VALUES ('all'), ('week')) periods (period)
  ORDER BY game.id, period`;

/** Each counts one board by its index, so that no statement gets slower with the number of games. */
const SIZES = {
  gameAll: 'SELECT count(*) AS size FROM personal_bests WHERE game_id = $1',
  gameWeek: 'SELECT count(*) AS size FROM weekly_bests WHERE game_id = $1 AND week = $2::date',
  globalAll: 'SELECT count(*) AS size FROM player_totals',
  globalWeek: 'SELECT count(*) AS size FROM weekly_totals WHERE week = $1::date',
};

const ROWS = 500;

/** A random sample of each table. */
const BESTS = `
  SELECT board.*, game_id || ':all' AS board, game_id AS "gameId", 'all' AS period, week::text AS week
  FROM ${WEEK} CROSS JOIN LATERAL (
    SELECT game_id, user_id AS "userId", score FROM personal_bests
    WHERE user_id >= (SELECT gen_random_uuid()) ORDER BY user_id LIMIT ${ROWS}
  ) board
  UNION ALL
  SELECT board.*, game_id || ':' || week, game_id, 'week', week::text
  FROM ${WEEK} CROSS JOIN LATERAL (
    SELECT game_id, user_id, score FROM weekly_bests b
    WHERE b.week = now_week.week AND user_id >= (SELECT gen_random_uuid()) ORDER BY user_id LIMIT ${ROWS}
  ) board
  UNION ALL
  SELECT NULL, board.*, 'global:all', NULL, 'all', week::text
  FROM ${WEEK} CROSS JOIN LATERAL (
    SELECT user_id, score FROM player_totals
    WHERE user_id >= (SELECT gen_random_uuid()) ORDER BY user_id LIMIT ${ROWS}
  ) board
  UNION ALL
  SELECT NULL, board.*, 'global:' || week, NULL, 'week', week::text
  FROM ${WEEK} CROSS JOIN LATERAL (
    SELECT user_id, score FROM weekly_totals t
    WHERE t.week = now_week.week AND user_id >= (SELECT gen_random_uuid()) ORDER BY user_id LIMIT ${ROWS}
  ) board`;

/** $1 games or null, $2 periods, $3 weeks, $4 users: arrays of one length. The rows are in that order. */
const SCORES = `
  SELECT CASE
    WHEN asked.game_id IS NULL AND period = 'all' THEN (SELECT score FROM player_totals t WHERE t.user_id = asked.user_id)
    WHEN asked.game_id IS NULL THEN
      (SELECT score FROM weekly_totals t WHERE t.week = asked.week AND t.user_id = asked.user_id)
    WHEN period = 'all' THEN
      (SELECT score FROM personal_bests b WHERE b.user_id = asked.user_id AND b.game_id = asked.game_id)
    ELSE (
      SELECT score FROM weekly_bests b
      WHERE b.week = asked.week AND b.user_id = asked.user_id AND b.game_id = asked.game_id)
    END AS score
  FROM unnest($1::integer[], $2::text[], $3::date[], $4::uuid[]) WITH ORDINALITY
    AS asked (game_id, period, week, user_id, n)
  ORDER BY n`;

/** The queries of the rank audit. */
@Injectable()
export class RankAuditRepository {
  constructor(private readonly sql: Sql) {}

  /** Every board that has a rank set, those of the current week included. */
  boards(): Promise<AuditedBoard[]> {
    return this.read<AuditedBoard & Row>(BOARDS);
  }

  /** The number of players on each board. */
  async sizes(boards: AuditedBoard[]): Promise<number[]> {
    return this.sql.inBackground(async (client) => {
      const sizes: number[] = [];
      for (const { gameId, period, week } of boards) {
        const text = SIZES[`${gameId === null ? 'global' : 'game'}${period === 'all' ? 'All' : 'Week'}`];
        const values = [...(gameId === null ? [] : [gameId]), ...(period === 'all' ? [] : [week])];
        const { rows } = await client.query<{ size: number }>(text, values);
        sizes.push(rows[0]?.size ?? 0);
      }
      return sizes;
    });
  }

  /** A random sample of bests and totals. */
  sampleBests(): Promise<BestOfBoard[]> {
    return this.read<BestOfBoard & Row>(BESTS);
  }

  /** The stored scores of these players on these boards; null for players who are not on the board. */
  async scoresOf(members: BestOfBoard[]): Promise<(number | null)[]> {
    const columns = [
      members.map(({ gameId }) => gameId),
      members.map(({ period }) => period),
      members.map(({ week }) => week),
      members.map(({ userId }) => userId),
    ];
    const rows = await this.read<{ score: number | null }>(SCORES, columns);
    return rows.map(({ score }) => score);
  }

  private read<T extends Row>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.sql.inBackground(async (client) => (await client.query<T>(text, values)).rows);
  }
}
