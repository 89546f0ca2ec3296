import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';

/** $1 user, $2 game, $3 week. */
const BESTS = {
  name: 'stored-bests',
  text: `
    SELECT (SELECT score FROM personal_bests WHERE user_id = $1::uuid AND game_id = $2::integer) AS "allTime",
           (SELECT score FROM weekly_bests
            WHERE week = $3::date AND user_id = $1::uuid AND game_id = $2::integer) AS weekly,
           (SELECT number FROM removal_count) AS removals`,
};

/** Removals of the last day: reads from before them may still be in flight. */
const RECENT = {
  name: 'recent-removals',
  text: `
    SELECT max(number) AS number, user_id AS "userId", game_id AS "gameId",
           date_trunc('week', created_at AT TIME ZONE 'UTC')::date AS week
    FROM removed_scores WHERE greatest(removed_at, restored_at) > now() - interval '1 day' GROUP BY 2, 3, 4 ORDER BY 1`,
};

interface BestsRow extends Row {
  allTime: number | null;
  weekly: number | null;
  removals: number;
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
  gameId: number;
  /** The Monday of the week in which the score counted. */
  week: string;
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

  async bestsOf(userId: string, gameId: number, week: string): Promise<BestsRow> {
    return only(await this.sql.run<BestsRow>(BESTS, [userId, gameId, week]));
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
