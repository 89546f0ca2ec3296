import type { Period } from '@gamegeek/contracts/scores/period.js';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { spanId, type BoardSpan } from '../shared/board.js';

/** A board whose rank set is compared with the database. */
export interface AuditedBoard extends BoardSpan {
  /** The id of the span. */
  name: string;
}

const BOARDS = `
  SELECT id AS board, 'all' AS period, NULL AS since FROM boards
  UNION ALL
  SELECT id, period, date_trunc(period, now() AT TIME ZONE 'UTC')::date::text FROM boards, unnest(resets) AS period
  UNION ALL SELECT NULL, 'all', NULL
  UNION ALL SELECT NULL, 'week', date_trunc('week', now() AT TIME ZONE 'UTC')::date::text
  ORDER BY board, period`;

/** Each counts one board by its index, so that no statement gets slower with the number of boards. */
const SIZES = {
  gameAll: 'SELECT count(*) AS size FROM personal_bests WHERE board_id = $1',
  gamePeriod: 'SELECT count(*) AS size FROM period_bests WHERE board_id = $1 AND period = $2 AND since = $3::date',
  globalAll: 'SELECT count(*) AS size FROM player_totals',
  globalPeriod: 'SELECT count(*) AS size FROM weekly_totals WHERE week = $1::date',
};

interface BoardRow extends Row {
  /** Null for the global board. */
  board: number | null;
  period: Period;
  since: string | null;
}

/** The queries of the rank audit. */
@Injectable()
export class RankAuditRepository {
  constructor(private readonly sql: Sql) {}

  /** Every board that has a rank set, those of the current periods included. */
  async boards(): Promise<AuditedBoard[]> {
    const rows = await this.sql.inBackground(async (client) => (await client.query<BoardRow>(BOARDS)).rows);
    return rows.map(({ board, period, since }) => {
      const span = { board: board ?? ('global' as const), period, since: since ?? undefined };
      return { ...span, name: spanId(span) };
    });
  }

  /** The number of players on each board. */
  async sizes(boards: AuditedBoard[]): Promise<number[]> {
    return this.sql.inBackground(async (client) => {
      const sizes: number[] = [];
      for (const { board, period, since } of boards) {
        const text = SIZES[`${board === 'global' ? 'global' : 'game'}${since === undefined ? 'All' : 'Period'}`];
        const values = board === 'global' ? [since] : [board, ...(since === undefined ? [] : [period, since])];
        const { rows } = await client.query<{ size: number }>(
          text,
          values.filter((value) => value !== undefined),
        );
        sizes.push(rows[0]?.size ?? 0);
      }
      return sizes;
    });
  }
}
