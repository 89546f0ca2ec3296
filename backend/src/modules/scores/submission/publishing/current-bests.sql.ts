import type { Row } from '../../../../core/database/sql.service.js';
import { isRecorded } from '../../shared/recordings.sql.js';

/** $1 users, $2 games: arrays of one length; $3 week. Current bests in that order, and the best that each replaced. */
export const STORED_BESTS = {
  name: 'stored-bests-of-players',
  text: `
    SELECT b.score, b.score_id AS "scoreId", coalesce(b.previous_score, 0) AS previous,
           w.score_id AS "weekScoreId", coalesce(w.previous_score, 0) AS "weekPrevious",
           (SELECT number FROM removal_count) AS removals
    FROM unnest($1::uuid[], $2::integer[]) WITH ORDINALITY AS asked (user_id, game_id, n)
    LEFT JOIN personal_bests b ON b.user_id = asked.user_id AND b.game_id = asked.game_id
    LEFT JOIN weekly_bests w ON w.week = $3::date AND w.user_id = asked.user_id AND w.game_id = asked.game_id
    ORDER BY n`,
};

export interface StoredBestRow extends Row {
  score: number | null;
  scoreId: number | null;
  previous: number;
  weekScoreId: number | null;
  weekPrevious: number;
  removals: number;
}

export interface CurrentBestRow extends Row {
  gameId: number;
  userId: string;
  username: string;
  score: number;
  scoreId: number;
  achievedAt: Date;
  week: string;
  isWeekly: boolean;
  verified: boolean | null;
  recorded: boolean;
  removals: number;
}

/**
 * $1 ids of scores. The current bests of their players in these games: bests only rise, so the current one covers all
 * earlier ones. Removals are published separately. Has no name, so that it is planned for the number of these scores:
 * with a plan from when the tables were empty, it would compare all pairs of rows.
 */
export const CURRENT_BESTS = `
  WITH touched AS (SELECT DISTINCT user_id, game_id FROM scores WHERE id = ANY($1::bigint[])),
  week AS (SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week),
  entry AS (
    SELECT user_id, game_id, score, score_id, achieved_at, false AS is_weekly
    FROM personal_bests JOIN touched USING (user_id, game_id)
    UNION ALL
    SELECT user_id, game_id, score, score_id, achieved_at, true
    FROM weekly_bests JOIN touched USING (user_id, game_id) JOIN week USING (week)
  )
  SELECT s.game_id AS "gameId", s.user_id AS "userId", u.username, s.score, s.score_id AS "scoreId",
         s.achieved_at AS "achievedAt", s.is_weekly AS "isWeekly", o.verified, ${isRecorded('s')} AS recorded,
         (SELECT week FROM week) AS week,
         (SELECT number FROM removal_count) AS removals
  FROM entry s JOIN users u ON u.id = s.user_id LEFT JOIN scores o ON o.id = s.score_id`;
