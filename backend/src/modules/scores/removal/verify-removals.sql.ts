import { DATABASE_LIMITS } from '../../../config/limits.js';
import type { ScoreRow } from './remove-score.sql.js';

/** In milliseconds. Statements that began before are cancelled by then. */
export const VERIFY_AFTER = DATABASE_LIMITS.statementTimeout + 1_000;
const PLACES_AT_ONCE = 500;

/** A removal that is visible here is committed. */
export const MARK_SEEN = `
  UPDATE removed_scores SET seen_at = clock_timestamp() WHERE checked_at IS NULL AND seen_at IS NULL`;

/** Removals without running transactions that began before them, grouped by player, game and day. */
export const READY = `
  SELECT user_id AS "userId", game_id AS "gameId", date_trunc('week', created_at AT TIME ZONE 'UTC')::date::text AS week,
         (created_at AT TIME ZONE 'UTC')::date::text AS day, array_agg(number)::text AS numbers
  FROM removed_scores
  WHERE checked_at IS NULL AND seen_at < clock_timestamp() - interval '${VERIFY_AFTER} milliseconds'
    AND NOT EXISTS (
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND backend_xid IS NOT NULL AND xact_start <= seen_at
    )
  GROUP BY 1, 2, 3, 4 LIMIT ${PLACES_AT_ONCE}`;

export const PENDING = `SELECT FROM removed_scores WHERE checked_at IS NULL LIMIT 1`;

/** ? numbers. */
export const MARK_VERIFIED = `UPDATE removed_scores SET checked_at = now() WHERE number = ANY(?::bigint[])`;

/** ? user, ? game. */
export const BEST_OF = `
  SELECT score_id::float8 AS "scoreId" FROM personal_bests WHERE user_id = ?::uuid AND game_id = ?::integer`;

export interface RemovalsToVerify extends Pick<ScoreRow, 'userId' | 'gameId' | 'week' | 'day'> {
  /** A PostgreSQL array as text. */
  numbers: string;
}
