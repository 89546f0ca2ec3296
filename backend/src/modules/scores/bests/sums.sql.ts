import { largestSteps } from '@gamegeek/rules/boards/values.js';

/** The largest sum on a board: it is shown as exactly as a single value. */
export const largestSum = (board: string) => `
  (SELECT CASE decimals WHEN 0 THEN ${largestSteps({ decimals: 0 })} ELSE ${largestSteps({ decimals: 1 })} END
   FROM boards WHERE id = ${board})`;

const IS_NEWER = '(excluded.achieved_at, excluded.score_id) > (held.achieved_at, held.score_id)';

/** A sum refers to the newest of its scores. One that has reached the largest stays as it is. */
const ADDED = `
  score = least(held.score + excluded.score, ${largestSum('held.board_id')}), previous_score = held.score,
  score_id = CASE WHEN ${IS_NEWER} THEN excluded.score_id ELSE held.score_id END,
  achieved_at = greatest(held.achieved_at, excluded.achieved_at)
  WHERE held.score < ${largestSum('held.board_id')}`;

const SUM = `
  least(sum(score), ${largestSum('board_id')})::bigint, (array_agg(id ORDER BY created_at DESC, id DESC))[1],
  max(created_at)`;

/** CTEs that add scores, the rows of `scores`, to the sums of their players: of all time and of the periods of the board. */
export const addToSums = (scores: string) => `
  sum_of_all AS (
    INSERT INTO personal_bests AS held (user_id, board_id, score, score_id, achieved_at)
    SELECT user_id, board_id, ${SUM} FROM ${scores} GROUP BY user_id, board_id ORDER BY user_id, board_id
    ON CONFLICT (user_id, board_id) DO UPDATE SET ${ADDED}
    RETURNING *
  ), sum_of_period AS (
    INSERT INTO period_bests AS held (period, since, user_id, board_id, score, score_id, achieved_at)
    SELECT period, since, user_id, board_id, ${SUM}
    FROM ${scores} JOIN (SELECT id AS board_id, resets FROM boards) board USING (board_id)
    CROSS JOIN LATERAL unnest(resets) AS period
    CROSS JOIN LATERAL (SELECT date_trunc(period, created_at AT TIME ZONE 'UTC')::date AS since) began
    GROUP BY period, since, user_id, board_id ORDER BY period, since, user_id, board_id
    ON CONFLICT (period, since, user_id, board_id) DO UPDATE SET ${ADDED}
    RETURNING *
  )`;

/** A row if the board adds up scores. */
export const boardOfSums = (board: string) => `SELECT FROM boards WHERE id = ${board} AND policy = 'sum'`;

/** ? score. Adds a stored score to the sums of its player; the rows are locked in the order in which scores lock them. */
export const ADD_SCORE_TO_SUMS = `
  WITH added AS (
    SELECT id, user_id, coalesce(board_id, game_id) AS board_id, score, created_at FROM scores WHERE id = ?::bigint
  ), ${addToSums('added')}
  SELECT FROM sum_of_all UNION ALL SELECT FROM sum_of_period`;
