import type { Row, Statement } from '../../../core/database/sql.js';

/**
 * Takes a batch of scores in one statement, which is one transaction and one trip: claims idempotency keys, inserts
 * the scores, raises personal and weekly bests, notes the day's play and writes the outbox row. Rows are sorted so
 * that two nodes always lock in the same order. A key that is taken already keeps its score out; the caller reads
 * what the first one stored. An upsert locks the row even where it raises nothing, so scores that are known not to
 * matter (`known-play.ts`) are kept from it.
 *
 * $1 ids, $2 users, $3 games, $4 scores, $5 idempotency keys or null, $6 whether a score may raise
 * a best or begin a day: arrays of one length. $7 the removal as of which the last is known: when scores have been
 * removed since, every one may.
 */
const acceptScores = (name: string, further = ''): Statement => ({
  name,
  text: `
    WITH clock AS (
      SELECT at, date_trunc('week', at AT TIME ZONE 'UTC')::date AS week, (at AT TIME ZONE 'UTC')::date AS day
      FROM (SELECT now()::timestamptz(3) AS at) now
    ), removals AS MATERIALIZED (
      SELECT number FROM removal_count
    ), sent AS MATERIALIZED (
      SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::integer[], $4::bigint[], $5::text[], $6::boolean[])
        AS sent (id, user_id, game_id, score, key, matters)
    ), claimed AS (
      INSERT INTO idempotency_keys (owner_id, key, score_id)
      SELECT user_id, key, id FROM sent WHERE key IS NOT NULL ORDER BY user_id, key, id
      ON CONFLICT DO NOTHING
      RETURNING score_id
    ), accepted AS MATERIALIZED (
      SELECT * FROM sent WHERE key IS NULL OR id IN (SELECT score_id FROM claimed)
    ), stored AS (
      INSERT INTO scores (id, user_id, game_id, score, created_at)
      SELECT id, user_id, game_id, score, at FROM accepted, clock
    ), best AS MATERIALIZED (
      SELECT DISTINCT ON (user_id, game_id) user_id, game_id, score, id
      FROM accepted WHERE matters OR (SELECT number FROM removals) <> $7
      ORDER BY user_id, game_id, score DESC, id
    ), raised AS (
      INSERT INTO personal_bests AS held (user_id, game_id, score, score_id, achieved_at)
      SELECT user_id, game_id, score, id, at FROM best, clock ORDER BY user_id, game_id
      ON CONFLICT (user_id, game_id) DO UPDATE SET
        score = excluded.score, score_id = excluded.score_id, achieved_at = excluded.achieved_at,
        previous_score = held.score
      WHERE held.score < excluded.score
      RETURNING score_id, previous_score
    ), raised_week AS (
      INSERT INTO weekly_bests AS held (week, user_id, game_id, score, score_id, achieved_at)
      SELECT week, user_id, game_id, score, id, at FROM best, clock ORDER BY user_id, game_id
      ON CONFLICT (week, user_id, game_id) DO UPDATE SET
        score = excluded.score, score_id = excluded.score_id, achieved_at = excluded.achieved_at,
        previous_score = held.score
      WHERE held.score < excluded.score
      RETURNING score_id, previous_score
    ), played AS (
      INSERT INTO play_days (day, user_id, game_id)
      SELECT day, user_id, game_id FROM best, clock ORDER BY user_id, game_id
      ON CONFLICT DO NOTHING
    )${further}, event AS (
      INSERT INTO outbox_events (name, payload)
      SELECT 'scores.accepted', to_jsonb(array_agg(id)) FROM accepted HAVING count(*) > 0
      RETURNING id
    )
    SELECT
      (SELECT at FROM clock) AS at,
      (SELECT week FROM clock) AS week,
      (SELECT number FROM removals) AS removals,
      (SELECT id FROM event) AS "eventId",
      ARRAY(SELECT score_id FROM claimed) AS claimed,
      ARRAY(SELECT score_id FROM raised) AS raised,
      ARRAY(SELECT coalesce(previous_score, 0) FROM raised) AS previous,
      ARRAY(SELECT score_id FROM raised_week) AS "raisedWeek",
      ARRAY(SELECT coalesce(previous_score, 0) FROM raised_week) AS "previousWeek"`,
});

export const ACCEPT_SCORES = acceptScores('accept-scores');

/**
 * The same for a batch in which some scores were sent with play tokens. $8 sessions or null, $9 seconds played, $10
 * whether a score is verified, $11 the achievements that it earns, joined by commas: arrays of the same length. A statement of its own, so that all others pay nothing for it.
 */
export const ACCEPT_PLAYED_SCORES = acceptScores(
  'accept-played-scores',
  `, origin AS (
      INSERT INTO score_origins (score_id, session_id, seconds, verified)
      SELECT origin.id, session_id, seconds, verified
      FROM unnest($1::bigint[], $8::uuid[], $9::integer[], $10::boolean[]) AS origin (id, session_id, seconds, verified)
      JOIN accepted USING (id) WHERE session_id IS NOT NULL
    ), earned AS (
      INSERT INTO score_achievements (score_id, user_id, game_id, keys)
      SELECT id, user_id, game_id, string_to_array(keys, ',')
      FROM unnest($1::bigint[], $11::text[]) AS run (id, keys) JOIN accepted USING (id) WHERE keys <> ''
    )`,
);

export interface AcceptedRow extends Row {
  at: Date;
  week: string;
  /** How many removals there had been when the bests were looked at. */
  removals: number;
  /** The outbox row; null when every score of the batch was a repeat. */
  eventId: number | null;
  /** Ids whose idempotency key was free. */
  claimed: number[];
  /** Ids that became their player's best, and the score each one beat (0 for a first score). */
  raised: number[];
  previous: number[];
  /** The same for the week's bests. */
  raisedWeek: number[];
  previousWeek: number[];
}

/**
 * What the first request with a key stored ($1 owner, $2 key), also when the score was removed since. Until its answer has been kept, whether the score was
 * the player's best is told by the best itself.
 */
export const READ_REPEAT: Statement = {
  name: 'read-repeat',
  text: `
    SELECT s.id, s.game_id AS "gameId", s.score, s.created_at AS "createdAt", k.rank,
           coalesce(k.personal_best, b.score_id = s.id, false) AS "personalBest",
           k.personal_best IS NOT NULL AS answered, k.created_at > now() - interval '2 seconds' AS recent
    FROM idempotency_keys k
    CROSS JOIN LATERAL (
      SELECT id, user_id, game_id, score, created_at FROM scores WHERE id = k.score_id
      UNION ALL
      SELECT id, user_id, game_id, score, created_at FROM removed_scores
      WHERE id = k.score_id AND restored_at IS NULL
    ) s
    LEFT JOIN personal_bests b ON b.user_id = s.user_id AND b.game_id = s.game_id
    WHERE k.owner_id = $1 AND k.key = $2`,
};

export interface RepeatRow extends Row {
  id: number;
  gameId: number;
  score: number;
  createdAt: Date;
  personalBest: boolean;
  rank: number | null;
  /** The first answer has been kept. */
  answered: boolean;
  /** The first came so lately that its answer may still be on the way. */
  recent: boolean;
}

/** Keeps what the first request was answered, so that a repeat hears the same. */
export const KEEP_ANSWERS: Statement = {
  name: 'keep-answers',
  text: `
    UPDATE idempotency_keys k SET personal_best = a.personal_best, rank = a.rank
    FROM unnest($1::uuid[], $2::text[], $3::boolean[], $4::integer[]) AS a (owner_id, key, personal_best, rank)
    WHERE k.owner_id = a.owner_id AND k.key = a.key`,
};
