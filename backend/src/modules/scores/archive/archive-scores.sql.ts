/** The tables that scores are moved from; `archived_scores` inherits from `scores` as well. */
const SOURCES = ['ONLY scores', 'listed_scores'];

const nextIn = (table: string) => `(SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2)`;

/** $1 the last id of the previous chunk, $2 the size of a chunk. */
export const NEXT_CHUNK = `
  SELECT max(id)::float8 AS last, count(*)::integer AS count
  FROM (SELECT id FROM (${SOURCES.map(nextIn).join(' UNION ALL ')}) next ORDER BY id LIMIT $2) chunk`;

const moveFrom = (table: string) => `
    DELETE FROM ${table} s
    WHERE s.id > $1 AND s.id <= $2 AND s.created_at < $3
      AND NOT EXISTS (
        SELECT FROM personal_bests b WHERE b.user_id = s.user_id AND b.game_id = s.game_id AND b.score_id = s.id
      )
      AND NOT EXISTS (
        SELECT FROM weekly_bests b
        WHERE b.week = date_trunc('week', s.created_at AT TIME ZONE 'UTC')::date
          AND b.user_id = s.user_id AND b.game_id = s.game_id AND b.score_id = s.id
      )
      AND NOT EXISTS (SELECT FROM unpublished WHERE s.id BETWEEN first AND last)
    RETURNING s.*`;

/**
 * $1 to $2 ids, $3 the time before which scores are archived. Bests stay, because boards read them by id, and so do scores
 * whose event is still to be published. Requires the shared lock of removals, which would not find a score that moves.
 */
export const ARCHIVE_CHUNK = `
  WITH unpublished AS MATERIALIZED (
    SELECT first, last FROM (
      SELECT (payload->>'first')::bigint AS first, (payload->>'last')::bigint AS last
      FROM outbox_events WHERE name = 'scores.accepted'
    ) event WHERE last > $1 AND first <= $2
  ), ${SOURCES.map((table, index) => `moved_${index} AS (${moveFrom(table)})`).join(', ')}
  INSERT INTO archived_scores (id, user_id, game_id, score, created_at, session_id, seconds_played, verified)
  SELECT id, user_id, game_id, score, created_at, session_id, seconds_played, verified FROM moved_0
  UNION ALL SELECT id, user_id, game_id, score, created_at, session_id, seconds_played, verified FROM moved_1`;

/** $1 the first day of a month, $2 days. Its beginning, and whether that is at least so many days ago. */
export const BEGIN_OF_MONTH = `
  SELECT begin::text AS before, begin <= now() - make_interval(days => $2::integer) AS "isOldEnough"
  FROM (SELECT $1::date::timestamp AT TIME ZONE 'UTC' AS begin) month`;
