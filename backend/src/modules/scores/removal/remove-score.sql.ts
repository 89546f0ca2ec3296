import type { EntityManager } from '@mikro-orm/postgresql';
import { IS_BETTER, RAISED } from '../bests/best-projection.sql.js';
import { LOCK_REMOVALS } from '../bests/removals-lock.sql.js';
import { largestSum } from '../bests/sums.sql.js';
import { countScores } from '../shared/score-counts.sql.js';

/**
 * Until the end of the transaction. Locks time out early so that a blocked request fails in time, but a removal may
 * have to wait for several others and for projections: it waits as long as a statement may take.
 */
const WAIT_LONGER_FOR_LOCKS = 'SET LOCAL lock_timeout = 0';

const COLUMNS = `
  id::float8 AS id, user_id AS "userId", game_id AS "gameId", coalesce(board_id, game_id) AS "boardId",
  score::float8 AS score, created_at AS "createdAt", (created_at AT TIME ZONE 'UTC')::date::text AS day`;

/** ? score. */
const FIND_SCORE = `SELECT ${COLUMNS} FROM scores WHERE id = ?::bigint`;

/** A run lists the score later, and counts it then (docs/decisions/0026). */
const isUnlisted = (table: string) =>
  `EXISTS (SELECT FROM unlisted_ranges WHERE ${table}.id BETWEEN first_id AND last_id)`;

const STORED = 'id, user_id, game_id, score, created_at, session_id, seconds_played, verified, board_id';

/** ? score. It stays in its lists, whose readers skip the missing row. */
export const REMOVE_SCORE = `
  WITH gone AS (
    DELETE FROM scores WHERE id = ?::bigint RETURNING *, NOT ${isUnlisted('scores')} AS was_listed
  ), uncounted AS (${countScores('gone WHERE was_listed', -1)}
  ), counted AS (
    UPDATE removal_count SET number = number + 1 FROM gone RETURNING number
  )
  INSERT INTO removed_scores (number, was_listed, ${STORED})
  SELECT counted.number, was_listed, ${STORED} FROM gone, counted
  ON CONFLICT (id) DO UPDATE SET
    number = excluded.number, was_listed = excluded.was_listed, removed_at = excluded.removed_at, restored_at = NULL
  RETURNING ${COLUMNS}, number::float8 AS number`;

/** ? score. It keeps its id and its time. One that was in no list yet is added to new lists. */
export const RESTORE_SCORE = `
  WITH back AS (
    UPDATE removed_scores SET restored_at = now() WHERE id = ?::bigint AND restored_at IS NULL
    RETURNING *, ${isUnlisted('removed_scores')} AS is_unlisted
  ), counted AS (${countScores('back WHERE NOT is_unlisted', 1)}
  ), missed AS (
    SELECT * FROM back WHERE NOT was_listed AND NOT is_unlisted
  ), listed_by_player AS (
    INSERT INTO score_lists (user_id, newest_at, last_id, score_ids) SELECT user_id, created_at, id, ARRAY[id] FROM missed
  ), listed_by_game AS (
    INSERT INTO game_score_lists (game_id, newest_at, last_id, score_ids) SELECT game_id, created_at, id, ARRAY[id] FROM missed
  )
  INSERT INTO scores (${STORED}) SELECT ${STORED} FROM back
  RETURNING ${COLUMNS}`;

export interface ScoreRow {
  id: number;
  userId: string;
  gameId: number;
  boardId: number;
  score: number;
  createdAt: Date | string;
  day: string;
}

/** Serializes removals until the end of the transaction. */
export async function lockRemovals(em: EntityManager): Promise<void> {
  await em.execute(WAIT_LONGER_FOR_LOCKS);
  await em.execute(LOCK_REMOVALS);
}

/** Undefined if there is no such score. */
export async function findScore(em: EntityManager, scoreId: number): Promise<ScoreRow | undefined> {
  const [row] = await em.execute<ScoreRow[]>(FIND_SCORE, [scoreId]);
  return row;
}

/** Returns the removed score with the number of its removal. */
export async function removeScore(
  em: EntityManager,
  scoreId: number,
): Promise<(ScoreRow & { number: number }) | undefined> {
  const [row] = await em.execute<(ScoreRow & { number: number })[]>(REMOVE_SCORE, [scoreId]);
  return row;
}

/** Undefined if there is no such removed score. */
export async function restoreScore(em: EntityManager, scoreId: number): Promise<ScoreRow | undefined> {
  const [row] = await em.execute<ScoreRow[]>(RESTORE_SCORE, [scoreId]);
  return row;
}

/** ? user, ? board. Like `LOCK_PERIOD_BESTS`. */
export const LOCK_BEST = `
  SELECT score_id::float8 AS "scoreId" FROM personal_bests WHERE user_id = ?::uuid AND board_id = ?::integer FOR UPDATE`;

/**
 * ? user, ? board; first day of the ? day, ? week, ? month. Locks the rows in the same order as projections do, so that a
 * concurrent projection is either visible to the next statement or waits for this transaction.
 */
export const LOCK_PERIOD_BESTS = `
  SELECT period, since::text AS since, score_id::float8 AS "scoreId" FROM period_bests
  WHERE user_id = ?::uuid AND board_id = ?::integer
    AND (period, since) IN (('day', ?::date), ('week', ?::date), ('month', ?::date))
  ORDER BY period FOR UPDATE`;

/** ? board. */
export const RESETS_OF_BOARD = `
  SELECT unnest(coalesce((SELECT resets FROM boards WHERE id = ?::integer), '{week}')) AS period`;

const IN_PERIOD = `
  AND created_at >= place.since::timestamp AT TIME ZONE 'UTC'
  AND created_at < (place.since + ('1 ' || place.period)::interval) AT TIME ZONE 'UTC'`;

/** A CTE of the row that a player has after a removal, from the remaining scores. */
type Remaining = (within: string) => string;

/** The best of the remaining scores, in board order. */
const best: Remaining = (within) => `
  best AS MATERIALIZED (
    SELECT s.* FROM place JOIN LATERAL (
      SELECT id, score, created_at FROM scores_of_player(place.user_id)
      WHERE board_id = place.board_id ${within}
      ORDER BY score DESC, created_at, id LIMIT 1
    ) s ON true
  )`;

/** Their sum, with the score that last raised it. */
const sum: Remaining = (within) => `
  best AS MATERIALIZED (
    SELECT s.* FROM place JOIN LATERAL (
      SELECT id, least(reached, largest)::bigint AS score, created_at FROM (
        SELECT id, score, created_at, sum(score) OVER (ORDER BY created_at, id) AS reached
        FROM scores_of_player(place.user_id) WHERE board_id = place.board_id ${within}
      ) added, (SELECT ${largestSum('place.board_id')} AS largest) board
      WHERE reached - score < largest ORDER BY created_at DESC, id DESC LIMIT 1
    ) s ON true
  )`;

const PLACE = `place AS (SELECT ?::uuid AS user_id, ?::integer AS board_id)`;
const PLACE_IN_PERIOD = `
  place AS (SELECT ?::uuid AS user_id, ?::integer AS board_id, ?::text AS period, ?::date AS since)`;

const SET_TO_BEST = `
  score = best.score, score_id = best.id, achieved_at = best.created_at, previous_score = NULL`;

const lower = (remaining: Remaining) => `
  WITH ${PLACE}, ${remaining('')}, gone AS (
    DELETE FROM personal_bests held USING place
    WHERE held.user_id = place.user_id AND held.board_id = place.board_id AND NOT EXISTS (SELECT FROM best)
  )
  UPDATE personal_bests held SET ${SET_TO_BEST} FROM place, best
  WHERE held.user_id = place.user_id AND held.board_id = place.board_id`;

const SAME_PERIOD = `
  held.period = place.period AND held.since = place.since AND held.user_id = place.user_id
    AND held.board_id = place.board_id`;

const lowerInPeriod = (remaining: Remaining) => `
  WITH ${PLACE_IN_PERIOD}, ${remaining(IN_PERIOD)}, gone AS (
    DELETE FROM period_bests held USING place WHERE ${SAME_PERIOD} AND NOT EXISTS (SELECT FROM best)
  )
  UPDATE period_bests held SET ${SET_TO_BEST} FROM place, best WHERE ${SAME_PERIOD}`;

/** ? user, ? board. Requires the locked row; deletes it if there is no score left. */
export const LOWER_BEST = lower(best);
export const LOWER_SUM = lower(sum);

/** ? user, ? board, ? period, ? its first day. */
export const LOWER_PERIOD_BEST = lowerInPeriod(best);
export const LOWER_PERIOD_SUM = lowerInPeriod(sum);

const PLACE_IN_GAME = `place AS (SELECT ?::uuid AS user_id, ?::integer AS game_id)`;

/** ? user, ? game, ? day three times. Deletes the day of play if there is no score left on that day. */
export const DELETE_DAY = `
  WITH ${PLACE_IN_GAME}
  DELETE FROM play_days held USING place
  WHERE held.user_id = place.user_id AND held.game_id = place.game_id AND held.day = ?::date
    AND NOT EXISTS (
      SELECT FROM scores_of_player(place.user_id) s
      WHERE s.game_id = place.game_id
        AND s.created_at >= ?::date::timestamp AT TIME ZONE 'UTC'
        AND s.created_at < (?::date + 1)::timestamp AT TIME ZONE 'UTC'
    )`;

/** ? user, ? board. Raises the best to the best score; never lowers it, so it needs no lock. */
export const RAISE_BEST = `
  WITH ${PLACE}, ${best('')}
  INSERT INTO personal_bests AS held (user_id, board_id, score, score_id, achieved_at)
  SELECT user_id, board_id, score, id, created_at FROM place, best
  ON CONFLICT (user_id, board_id) DO UPDATE SET ${RAISED} WHERE ${IS_BETTER}`;

/** ? user, ? board, ? period, ? its first day. */
export const RAISE_PERIOD_BEST = `
  WITH ${PLACE_IN_PERIOD}, ${best(IN_PERIOD)}
  INSERT INTO period_bests AS held (period, since, user_id, board_id, score, score_id, achieved_at)
  SELECT period, since, user_id, board_id, score, id, created_at FROM place, best
  ON CONFLICT (period, since, user_id, board_id) DO UPDATE SET ${RAISED} WHERE ${IS_BETTER}`;

/** ? user, ? game, ? day three times. */
export const INSERT_DAY = `
  WITH ${PLACE_IN_GAME}
  INSERT INTO play_days (day, user_id, game_id)
  SELECT ?::date, user_id, game_id FROM place
  WHERE EXISTS (
    SELECT FROM scores_of_player(place.user_id) s
    WHERE s.game_id = place.game_id
      AND s.created_at >= ?::date::timestamp AT TIME ZONE 'UTC'
      AND s.created_at < (?::date + 1)::timestamp AT TIME ZONE 'UTC'
  )
  ON CONFLICT DO NOTHING`;
