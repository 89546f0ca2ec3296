import { MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';

/** Sums are capped at the largest exact JavaScript integer (docs/api.md, section 4). */
const SUM = `least(sum(score), ${MAX_SCORE})::bigint`;

/**
 * The best that raised the total last: the newest one, or for a capped sum the newest one before the cap was reached.
 * `own` is the condition for the summed bests.
 */
const last = (column: string, table: string, own: string) => `
  CASE WHEN sum(score) <= ${MAX_SCORE} THEN (array_agg(${column} ORDER BY achieved_at DESC, score_id DESC))[1]
  ELSE (
    SELECT ${column} FROM (
      SELECT score_id, achieved_at, sum(score) OVER (ORDER BY achieved_at, score_id) - score AS before
      FROM ${table} own WHERE ${own}
    ) rising
    WHERE before < ${MAX_SCORE} ORDER BY achieved_at DESC, score_id DESC LIMIT 1
  ) END`;

/** The columns score, score_id and achieved_at of totals, for a SELECT from bests `b` grouped by player. */
export const totalColumns = (table: string, own: string) => `
  ${SUM} AS score, ${last('score_id', table, own)} AS score_id, ${last('achieved_at', table, own)} AS achieved_at`;

/** A total that stays capped keeps the score that raised it, unless that score was removed. */
const IS_KEPT = `
  t.score = ${MAX_SCORE} AND excluded.score = ${MAX_SCORE} AND EXISTS (SELECT FROM scores s WHERE s.id = t.score_id)`;

/** For `INSERT … AS t … ON CONFLICT DO UPDATE SET`. */
export const SET_TOTAL = `
  score = excluded.score, computed_at = excluded.computed_at,
  score_id = CASE WHEN ${IS_KEPT} THEN t.score_id ELSE excluded.score_id END,
  achieved_at = CASE WHEN ${IS_KEPT} THEN t.achieved_at ELSE excluded.achieved_at END`;
