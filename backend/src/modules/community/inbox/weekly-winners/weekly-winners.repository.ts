import { Injectable } from '@nestjs/common';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { Sql, type Row } from '../../../../core/database/sql.service.js';
import { formatColumns } from '../../../scores/shared/board-values.js';

const PLAYERS_PER_BATCH = 200;
/** A player is notified of at most this many boards per week, those with the most players. */
const BOARDS_PER_PLAYER = 10;

/** Weeks without notices yet. Results older than seven days are not reported. */
const PENDING_WEEKS = {
  name: 'weeks-to-notify',
  text: `
    SELECT week::text AS week FROM finalized_weeks
    WHERE finalized_at > now() - interval '7 days' AND NOT recount
      AND NOT EXISTS (SELECT FROM notified_weeks WHERE notified_weeks.week = finalized_weeks.week)
    ORDER BY week`,
};

/** $1 week, $2 last player of the previous batch. The global board first, then the largest. */
const WINNERS = {
  name: 'weekly-winners',
  text: `
    WITH players AS (
      SELECT DISTINCT user_id FROM week_champions WHERE week = $1::date AND user_id > $2::uuid
      ORDER BY user_id LIMIT ${PLAYERS_PER_BATCH}
    )
    SELECT ranked.user_id AS "userId", ranked.game_id AS "gameId", place, score, to_char($1::date, 'IYYY-"W"IW') AS week,
           ${formatColumns('main')}
    FROM (
      SELECT c.*, row_number() OVER (PARTITION BY c.user_id ORDER BY c.game_id IS NOT NULL, c.players DESC, c.game_id) AS row
      FROM players JOIN week_champions c USING (user_id) LEFT JOIN games g ON g.id = c.game_id
      WHERE c.week = $1::date AND (c.game_id IS NULL OR g.active)
    ) ranked LEFT JOIN boards main ON main.id = ranked.game_id
    WHERE row <= ${BOARDS_PER_PLAYER} ORDER BY ranked.user_id, row DESC`,
};

/** $1 week, $2 last player of the previous batch. The last player of the next batch, null after the last one. */
const LAST_OF_BATCH = {
  name: 'weekly-winners-last-of-batch',
  text: `
    SELECT max(user_id::text) AS last FROM (
      SELECT DISTINCT user_id FROM week_champions WHERE week = $1::date AND user_id > $2::uuid
      ORDER BY user_id LIMIT ${PLAYERS_PER_BATCH}
    ) batch`,
};

const MARK_NOTIFIED = {
  name: 'mark-week-notified',
  text: 'INSERT INTO notified_weeks (week) VALUES ($1::date) ON CONFLICT DO NOTHING',
};

export interface WeeklyWinner extends Row, BoardFormat {
  userId: string;
  /** Null on the global board, which has no format. */
  gameId: number | null;
  place: number;
  /** As it is stored. */
  score: number;
  /** ISO week, such as `2026-W46`. */
  week: string;
}

@Injectable()
export class WeeklyWinnersRepository {
  constructor(private readonly sql: Sql) {}

  /** Returns the Mondays of finished weeks whose winners have not been notified. */
  async pendingWeeks(): Promise<string[]> {
    const rows = await this.sql.run<{ week: string }>(PENDING_WEEKS);
    return rows.map(({ week }) => week);
  }

  /** Returns the winners that follow `after`, and the player to continue with; undefined at the end. */
  async nextBatch(week: string, after: string): Promise<{ winners: WeeklyWinner[]; last: string } | undefined> {
    const [batch] = await this.sql.run<{ last: string | null }>(LAST_OF_BATCH, [week, after]);
    if (!batch?.last) return undefined;
    return { winners: await this.sql.run<WeeklyWinner>(WINNERS, [week, after]), last: batch.last };
  }

  async markNotified(week: string): Promise<void> {
    await this.sql.run(MARK_NOTIFIED, [week]);
  }
}
