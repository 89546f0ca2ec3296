import { ADD_TO_TOTALS } from '../totals/totals.sql.js';

const OF_SCORES = `name = 'scores.accepted' AND NOT payload ? 'projected'`;
const RANGE = `(payload->>'first')::bigint AS first, (payload->>'last')::bigint AS last`;

/** For upserts of bests `AS held`: compares two scores of one player in board order. */
export const IS_BETTER = `
  held.score < excluded.score
  OR held.score = excluded.score AND (held.achieved_at, held.score_id) > (excluded.achieved_at, excluded.score_id)`;
export const RAISED = `
  score = excluded.score, score_id = excluded.score_id, achieved_at = excluded.achieved_at, previous_score = held.score`;

const OF_A_SCORE = `
  s.id, s.user_id, s.game_id, coalesce(s.board_id, s.game_id) AS board_id, s.score, s.created_at,
  (s.created_at AT TIME ZONE 'UTC')::date AS day`;

const SCORES_OF_BATCHES = `
  SELECT ${OF_A_SCORE} FROM batch CROSS JOIN LATERAL (
    SELECT * FROM scores WHERE id BETWEEN batch.first AND batch.last ORDER BY id LIMIT 1000
  ) s`;

/**
 * Raises personal bests and those of periods, adds to totals, and inserts days of play. `taken` is a CTE that returns the
 * payloads of outbox rows, `fresh` one that returns scores, of which those that meet `beginsDay` may begin a day of
 * play. Rows are sorted, so that two nodes lock them in the same order. Outbox rows are found by an array: for a join,
 * the planner, which expects an empty outbox, would lock all of them once for each. Idempotent. Returns what was added
 * to totals.
 */
const project = ({ taken, fresh, beginsDay }: { taken: string; fresh: string; beginsDay: string }) => `
  WITH taken AS (${taken}), batch AS MATERIALIZED (
    SELECT ${RANGE} FROM taken WHERE NOT payload ? 'projected'
  ), fresh AS MATERIALIZED (${fresh}
  ), raised AS (
    INSERT INTO personal_bests AS held (user_id, board_id, score, score_id, achieved_at)
    SELECT DISTINCT ON (user_id, board_id) user_id, board_id, score, id, created_at
    FROM fresh ORDER BY user_id, board_id, score DESC, created_at, id
    ON CONFLICT (user_id, board_id) DO UPDATE SET ${RAISED} WHERE ${IS_BETTER}
    RETURNING *
  ), raised_period AS (
    INSERT INTO period_bests AS held (period, since, user_id, board_id, score, score_id, achieved_at)
    SELECT DISTINCT ON (period, since, user_id, board_id) period, since, user_id, board_id, score, id, created_at
    FROM fresh LEFT JOIN (SELECT id AS board_id, resets FROM boards) board USING (board_id)
    CROSS JOIN LATERAL unnest(coalesce(resets, '{week}')) AS period
    CROSS JOIN LATERAL (SELECT date_trunc(period, day::timestamp)::date AS since) began
    ORDER BY period, since, user_id, board_id, score DESC, created_at, id
    ON CONFLICT (period, since, user_id, board_id) DO UPDATE SET ${RAISED} WHERE ${IS_BETTER}
    RETURNING *
  ), begun_day AS (
    INSERT INTO play_days (day, user_id, game_id)
    SELECT DISTINCT day, user_id, game_id FROM fresh WHERE ${beginsDay} ORDER BY day, user_id, game_id
    ON CONFLICT DO NOTHING
  ), ${ADD_TO_TOTALS}`;

/** A removal came after the scores were published. */
const OUTDATED = `(SELECT number FROM removal_count) <> $4::bigint`;

/**
 * $1 outbox rows whose event was published; they are deleted. $2 the ids of their scores that change a best or a day of
 * play: an upsert of any other would lock rows without need. $3 those of them that may begin a day of play. $4 the
 * newest removal that was known when both were computed: after a later removal, all scores of the rows are projected.
 */
export const PROJECT_PUBLISHED = {
  name: 'project-published-scores',
  text: project({
    taken: `
    DELETE FROM outbox_events
    WHERE id = ANY(ARRAY(SELECT id FROM outbox_events WHERE id = ANY($1::bigint[]) ORDER BY id FOR UPDATE))
    RETURNING payload`,
    // Reading `taken` has the outbox rows locked before the bests, as the statements below do: else two nodes deadlock.
    fresh: `
    SELECT ${OF_A_SCORE} FROM scores s WHERE id = ANY($2::bigint[]) AND (SELECT count(*) FROM taken) >= 0
    UNION ALL ${SCORES_OF_BATCHES} WHERE ${OUTDATED}`,
    beginsDay: `id = ANY($3::bigint[]) OR ${OUTDATED}`,
  }),
};

/** A row holds up to 500 scores. Projecting this many rows stays well below the statement timeout. */
const ROWS_AT_ONCE = 50;

/**
 * $1 the last row. Projects the next rows up to it: one statement could exceed the timeout with a long backlog. The
 * outbox rows stay, because their events may be unpublished.
 */
export const PROJECT_NEXT = {
  name: 'project-next-scores',
  text: project({
    taken: `
    UPDATE outbox_events SET payload = payload || '{"projected": true}'
    WHERE id = ANY(ARRAY(
      SELECT id FROM outbox_events
      WHERE ${OF_SCORES} AND id <= $1::bigint ORDER BY id LIMIT ${ROWS_AT_ONCE} FOR UPDATE
    ))
    RETURNING payload - 'projected' AS payload`,
    fresh: SCORES_OF_BATCHES,
    beginsDay: 'true',
  }),
};

/** $1 the last row to consider, or null. Returns the last unprojected row up to it. */
export const LAST_UNPROJECTED = {
  name: 'last-unprojected-scores',
  text: `SELECT max(id) AS last FROM outbox_events WHERE ${OF_SCORES} AND ($1::bigint IS NULL OR id <= $1::bigint)`,
};
