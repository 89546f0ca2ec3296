import type { Period } from '@gamegeek/contracts/scores/period.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';

/** $1 user, $2 board, $3 first day of the day, $4 of the week, $5 of the month. */
const BESTS = {
  name: 'stored-bests',
  text: `
    SELECT (SELECT number FROM removal_count) AS removals, (
      SELECT coalesce(json_object_agg(period, score), '{}') FROM (
        SELECT 'all' AS period, score FROM personal_bests WHERE user_id = $1::uuid AND board_id = $2::integer
        UNION ALL
        SELECT period, score FROM period_bests
        WHERE user_id = $1::uuid AND board_id = $2::integer
          AND (period, since) IN (('day', $3::date), ('week', $4::date), ('month', $5::date))
      ) bests
    ) AS scores`,
};

/** Removals of the last day: reads from before them may still be in flight. */
const RECENT = {
  name: 'recent-removals',
  text: `
    SELECT max(number) AS number, user_id AS "userId", coalesce(board_id, game_id) AS "boardId",
           (created_at AT TIME ZONE 'UTC')::date AS day
    FROM removed_scores WHERE greatest(removed_at, restored_at) > now() - interval '1 day' GROUP BY 2, 3, 4 ORDER BY 1`,
};

interface BestsRow extends Row {
  removals: number;
  /** Of the periods of which the player has one. */
  scores: Partial<Record<Period, number>>;
}

/** $1 user. */
const STORED = {
  name: 'stored-totals',
  text: `
    SELECT week, (SELECT score FROM player_totals WHERE user_id = $1::uuid) AS score,
           (SELECT score FROM weekly_totals t WHERE t.week = now_week.week AND user_id = $1::uuid) AS "weekScore",
           (SELECT number FROM removal_count) AS removals
    FROM (SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week) now_week`,
};

/** Where a score was removed or restored, and the number of the removal. */
export interface RemovalPlace {
  number: number;
  userId: string;
  boardId: number;
  /** The day on which the score counted. */
  day: string;
}

/** The stored totals of a player; null where there is none. */
export interface StoredTotals extends Row {
  week: string;
  score: number | null;
  weekScore: number | null;
  removals: number;
}

/** The source of truth for the rank sets: bests, totals and removals. */
@Injectable()
export class StoredScoresRepository {
  constructor(private readonly sql: Sql) {}

  async bestsOf(userId: string, boardId: number, day: string): Promise<BestsRow> {
    const starts = startsOf(day);
    return only(await this.sql.run<BestsRow>(BESTS, [userId, boardId, starts.day, starts.week, starts.month]));
  }

  async totalsOf(userId: string): Promise<StoredTotals> {
    return only(await this.sql.run<StoredTotals>(STORED, [userId]));
  }

  recentRemovals(): Promise<RemovalPlace[]> {
    return this.sql.run<RemovalPlace & Row>(RECENT);
  }
}

function only<T>([row]: T[]): T {
  if (!row) throw new Error('the statement returned no row');
  return row;
}
