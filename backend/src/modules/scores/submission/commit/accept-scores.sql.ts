import { COMMIT_BATCH } from '../../../../config/limits.js';
import type { Doubt } from '@gamegeek/contracts/scores/doubts.js';
import type { Period } from '@gamegeek/contracts/scores/period.js';
import type { Row, Statement } from '../../../../core/database/sql.service.js';
import { LOCK_REMOVALS_SHARED } from '../../bests/removals-lock.sql.js';
import { addToSums } from '../../bests/sums.sql.js';

interface Kind {
  /** Some scores have an idempotency key. */
  keyed: boolean;
  /** Some of the keys may be taken; otherwise the statement fails if one is. */
  repeats?: boolean;
  /** Some were sent with play tokens. */
  played: boolean;
  /** Some of those were replayed: they may earn achievements of the game, and have a recording. */
  proved?: boolean;
  /** Some are for boards other than the main one. */
  boards?: boolean;
  /** All are for boards of sums. */
  sums?: boolean;
}

/** Columns that a batch has only if a score of it needs them, with their types; those of `scores` and three others. */
const TYPES = {
  key: 'text',
  board_id: 'integer',
  session_id: 'uuid',
  seconds_played: 'integer',
  verified: 'boolean',
  achievements: 'text',
  recording: 'jsonb',
};
type Column = keyof typeof TYPES;

const NOT_STORED: readonly Column[] = ['key', 'achievements', 'recording'];

/** In the order of the statement's values. */
function columnsOf({ keyed, boards = false, played, proved = false }: Kind): Column[] {
  return [
    ...(keyed ? (['key'] as const) : []),
    ...(boards ? (['board_id'] as const) : []),
    ...(played ? (['session_id', 'seconds_played', 'verified'] as const) : []),
    ...(proved ? (['achievements', 'recording'] as const) : []),
  ];
}

/** The columns `before` and these. */
const listOf = (before: string, columns: Column[]): string => [before, ...columns].join(', ');

/**
 * Stores a batch of scores in one statement, that is one transaction and one round trip: inserts the idempotency keys,
 * the scores, the outbox row, and the range of ids that is to be listed by player. With `repeats`, scores whose key is
 * taken are skipped, and the caller reads what the first request stored. Bests are projected later
 * (`best-projection.service.ts`), sums are added to at once.
 *
 * $1 ids, $2 users, $3 games, $4 scores: arrays of one length. $5 the outbox row's payload. Then, of a batch with keys:
 * the idempotency keys or null; of one with other boards than main ones: their ids or null; of a batch with plays:
 * sessions or null, seconds played, whether a score is verified; of a batch with replayed runs: the achievements of
 * each, joined by commas, and the recordings or null.
 */
function acceptScores(kind: Kind): Statement {
  const { keyed, repeats = false, proved = false, sums = false } = kind;
  const columns = columnsOf(kind);
  const arrays = columns.map((column, index) => `, $${index + 6}::${TYPES[column]}[]`).join('');
  const stored = columns.filter((column) => !NOT_STORED.includes(column));
  const fresh = repeats ? 'fresh' : 'accepted';
  return {
    name: nameOf(kind),
    text: `
    WITH ${sums ? `locked AS MATERIALIZED (${LOCK_REMOVALS_SHARED}), ` : ''}accepted AS MATERIALIZED (
      SELECT sent.* FROM ${sums ? 'locked, ' : ''}unnest($1::bigint[], $2::uuid[], $3::integer[], $4::bigint[]${arrays})
        AS sent (${listOf('id, user_id, game_id, score', columns)})
    )${keyed ? insertKeys(repeats) : ''}, stored AS (
      INSERT INTO scores (${listOf('id, user_id, game_id, score, created_at', stored)})
      SELECT ${listOf('id, user_id, game_id, score, now()', stored)} FROM ${fresh}
    )${proved ? storeEarned(fresh) + storeRecordings(fresh, kind) : ''}${sums ? storeSums(fresh) : ''}, event AS (
      INSERT INTO outbox_events (name, payload)
      SELECT 'scores.accepted', $5::jsonb${sums ? ` || '{"projected": true}'` : ''} ${repeats ? 'WHERE EXISTS (SELECT FROM fresh)' : ''}
      RETURNING id
    ), unlisted AS (
      INSERT INTO unlisted_ranges (first_id, last_id) SELECT ($1::bigint[])[1], ($1::bigint[])[cardinality($1::bigint[])]
    )
    SELECT
      now()::timestamptz(3) AS at,
      (SELECT number FROM removal_count) AS removals,
      (SELECT id FROM event) AS "eventId",
      ${repeats ? 'ARRAY(SELECT score_id FROM claimed)' : 'NULL::bigint[]'} AS claimed${sums ? CHANGED_SUMS : ''}`,
  };
}

/** Keys are inserted in order, so that two nodes cannot deadlock. */
const insertKeys = (repeats: boolean) => `, claimed AS (
      INSERT INTO idempotency_keys (owner_id, key, score_id)
      SELECT user_id, key, id FROM accepted WHERE key IS NOT NULL ORDER BY user_id, key, id
      ${repeats ? 'ON CONFLICT DO NOTHING RETURNING score_id' : ''}
    )${repeats ? FRESH : ''}`;

const FRESH = `, fresh AS MATERIALIZED (
      SELECT * FROM accepted WHERE key IS NULL OR id IN (SELECT score_id FROM claimed)
    )`;

const storeEarned = (fresh: string) => `, earned AS (
      INSERT INTO score_achievements (score_id, user_id, game_id, keys)
      SELECT id, user_id, game_id, string_to_array(achievements, ',') FROM ${fresh} WHERE achievements <> ''
    )`;

/** Only of runs that may be bests: the best of the shortest period of the board is the lowest. */
const storeRecordings = (fresh: string, { boards }: Kind) => `, recorded AS (
      INSERT INTO recordings (score_id, user_id, game_id, rules_version, seed, log, ticks)
      SELECT id, user_id, game_id, (recording->>'rulesVersion')::integer, decode(recording->>'seed', 'hex'),
             convert_to(recording->>'log', 'UTF8'), (recording->>'ticks')::integer
      FROM ${fresh} run
      WHERE recording IS NOT NULL AND NOT EXISTS (
        SELECT FROM period_bests b
        WHERE b.period = recording->>'period' AND b.user_id = run.user_id AND b.score >= run.score
          AND b.since = date_trunc(recording->>'period', now() AT TIME ZONE 'UTC')::date
          AND b.board_id = ${boards ? 'coalesce(run.board_id, run.game_id)' : 'run.game_id'}
      )
    )`;

/** Each score counts once, because its sum is stored with it. No removal runs at the same time. */
const storeSums = (fresh: string) => `, added AS MATERIALIZED (
      SELECT id, user_id, game_id, board_id, score, now()::timestamptz(3) AS created_at FROM ${fresh}
    ), ${addToSums('added')}, begun_day AS (
      INSERT INTO play_days (day, user_id, game_id)
      SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date AS day, user_id, game_id FROM added
      ORDER BY day, user_id, game_id
      ON CONFLICT DO NOTHING
    )`;

const CHANGED_SUMS = `,
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'userId', user_id, 'boardId', board_id, 'period', period, 'score', score, 'scoreId', score_id,
          'achievedAt', achieved_at, 'previous', previous_score
        )), '[]')
        FROM (
          SELECT 'all' AS period, user_id, board_id, score, score_id, achieved_at, previous_score FROM sum_of_all
          UNION ALL
          SELECT period, user_id, board_id, score, score_id, achieved_at, previous_score FROM sum_of_period
        ) changed
      ) AS sums`;

/** Each kind is a statement of its own. */
const STATEMENTS = new Map<string, Statement>();

function nameOf({ keyed, repeats = false, boards = false, played, proved = false, sums = false }: Kind): string {
  const parts = { keyed, repeats, boards, played, proved, sums };
  const having = Object.entries(parts).flatMap(([name, has]) => (has ? [name] : []));
  return ['accept-scores', ...having].join('-');
}

export function acceptStatement(kind: Kind): Statement {
  const name = nameOf(kind);
  const statement = STATEMENTS.get(name) ?? acceptScores(kind);
  STATEMENTS.set(name, statement);
  return statement;
}

export interface AcceptedRow extends Row {
  /** When the scores were stored. */
  at: Date;
  /** The number of the newest committed removal. */
  removals: number;
  /** The outbox row; null when every score of the batch was a repeat. */
  eventId: number | null;
  /** Ids whose idempotency key was free; null if all were. */
  claimed: number[] | null;
  /** The sums that have grown, if the scores are for boards of sums. */
  sums?: ChangedSum[];
}

/** A player's sum of all time or of a current period. */
export interface ChangedSum {
  userId: string;
  boardId: number;
  period: Period;
  score: number;
  scoreId: number;
  achievedAt: string;
  /** Null for the player's first score of the period. */
  previous: number | null;
}

/**
 * $1 owner, $2 key. The score of the first request with a key, also if it was removed since or waits. Until its response is
 * stored, `personalBest` is derived from the current best.
 */
export const READ_REPEAT: Statement = {
  name: 'read-repeat',
  text: `
    SELECT s.id, s.board_id AS "boardId", s.score, s.created_at AS "createdAt", s.doubt, r.rank,
           coalesce(r.personal_best, b.score_id = s.id, false) AS "personalBest",
           r.personal_best IS NOT NULL AS answered,
           k.created_at > now() - interval '2 seconds' AS recent
    FROM idempotency_keys k
    CROSS JOIN LATERAL (
      SELECT id, user_id, coalesce(board_id, game_id) AS board_id, score, created_at, NULL AS doubt
      FROM scores WHERE id = k.score_id
      UNION ALL
      SELECT id, user_id, coalesce(board_id, game_id), score, created_at, NULL FROM removed_scores
      WHERE id = k.score_id AND restored_at IS NULL
      UNION ALL
      SELECT id, user_id, coalesce(board_id, game_id), score, created_at, doubt FROM held_scores WHERE id = k.score_id
    ) s
    LEFT JOIN LATERAL (
      SELECT personal_bests[k.score_id - first_id + 1] AS personal_best, ranks[k.score_id - first_id + 1] AS rank
      FROM score_responses
      WHERE first_id BETWEEN k.score_id - ${COMMIT_BATCH} AND k.score_id AND last_id >= k.score_id
      ORDER BY first_id DESC LIMIT 1
    ) r ON true
    LEFT JOIN personal_bests b ON b.user_id = s.user_id AND b.board_id = s.board_id
    WHERE k.owner_id = $1 AND k.key = $2`,
};

export interface RepeatRow extends Row {
  id: number;
  boardId: number;
  score: number;
  createdAt: Date;
  /** Null unless it waits for a maker of its game. */
  doubt: Doubt | null;
  personalBest: boolean;
  rank: number | null;
  /** The response to the first request is stored. */
  answered: boolean;
  /** The first request is so recent that its response may be stored soon. */
  recent: boolean;
}

/** $1 first ids, $2 last ids, $3 personal bests, $4 ranks: the latter two as array literals, one for each batch. */
export const STORE_RESPONSES: Statement = {
  name: 'store-responses',
  text: `
    INSERT INTO score_responses (first_id, last_id, personal_bests, ranks)
    SELECT first_id, last_id, personal_bests::boolean[], ranks::integer[]
    FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) AS batch (first_id, last_id, personal_bests, ranks)
    ON CONFLICT DO NOTHING`,
};
