import type { Period } from '@gamegeek/contracts/scores/period.js';
import { TODAY } from '../../../../core/database/database-time.js';
import type { Row } from '../../../../core/database/sql.service.js';
import { isRecorded, joinRun } from '../../shared/recordings.sql.js';

/**
 * $1 users, $2 boards: arrays of one length; first day of the $3 day, $4 week, $5 month. Current bests in that order, and
 * the best that each replaced.
 */
export const STORED_BESTS = {
  name: 'stored-bests-of-players',
  text: `
    SELECT (SELECT number FROM removal_count) AS removals, (
      SELECT coalesce(json_object_agg(
        period, json_build_object('score', score, 'scoreId', score_id, 'previous', previous_score)
      ), '{}') FROM (
        SELECT 'all' AS period, score, score_id, previous_score FROM personal_bests b
        WHERE b.user_id = asked.user_id AND b.board_id = asked.board_id
        UNION ALL
        SELECT period, score, score_id, previous_score FROM period_bests b
        WHERE b.user_id = asked.user_id AND b.board_id = asked.board_id
          AND (period, since) IN (('day', $3::date), ('week', $4::date), ('month', $5::date))
      ) held
    ) AS bests
    FROM unnest($1::uuid[], $2::integer[]) WITH ORDINALITY AS asked (user_id, board_id, n) ORDER BY n`,
};

export interface StoredBestRow extends Row {
  bests: Partial<Record<Period, { score: number; scoreId: number; previous: number | null }>>;
  removals: number;
}

export interface CurrentBestRow extends Row {
  gameId: number;
  boardId: number;
  userId: string;
  username: string;
  score: number;
  scoreId: number;
  achievedAt: Date;
  period: Period;
  verified: boolean | null;
  recorded: boolean;
  /** The current day. */
  day: string;
  removals: number;
}

/**
 * $1 ids of scores. The current bests of their players on these boards: bests only rise, so the current one covers all
 * earlier ones. Removals are published separately. Has no name, so that it is planned for the number of these scores:
 * with a plan from when the tables were empty, it would compare all pairs of rows.
 */
export const CURRENT_BESTS = `
  WITH touched AS (
    SELECT DISTINCT user_id, game_id, coalesce(board_id, game_id) AS board_id FROM scores WHERE id = ANY($1::bigint[])
  ), current AS (
    SELECT period, date_trunc(period, now() AT TIME ZONE 'UTC')::date AS since
    FROM unnest(ARRAY['day', 'week', 'month']) AS period
  ), entry AS (
    SELECT user_id, game_id, board_id, score, score_id, achieved_at, 'all' AS period
    FROM personal_bests JOIN touched USING (user_id, board_id)
    UNION ALL
    SELECT user_id, game_id, board_id, score, score_id, achieved_at, period
    FROM current JOIN period_bests USING (period, since) JOIN touched USING (user_id, board_id)
  )
  SELECT s.game_id AS "gameId", s.board_id AS "boardId", s.user_id AS "userId", u.username, s.score,
         s.score_id AS "scoreId", s.achieved_at AS "achievedAt", s.period, o.verified,
         ${isRecorded('o', 'id')} AS recorded,
         ${TODAY} AS day, (SELECT number FROM removal_count) AS removals
  FROM entry s JOIN users u ON u.id = s.user_id ${joinRun('s', 'o')}`;
