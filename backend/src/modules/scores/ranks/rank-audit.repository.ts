import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';

/** A board whose rank set is compared with the database; `gameId` is null for global boards. */
export interface AuditedBoard {
  board: string;
  gameId: number | null;
  period: 'all' | 'week';
  week: string;
}

const BOARDS = `
  SELECT coalesce(game.id::text, 'global') || ':' || CASE period WHEN 'all' THEN 'all' ELSE week::text END AS board,
         game.id AS "gameId", period, week::text AS week
  FROM (SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week) now_week
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

/** The queries of the rank audit. */
@Injectable()
export class RankAuditRepository {
  constructor(private readonly sql: Sql) {}

  /** Every board that has a rank set, those of the current week included. */
  boards(): Promise<AuditedBoard[]> {
    return this.sql.inBackground(async (client) => (await client.query<AuditedBoard & Row>(BOARDS)).rows);
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
}
