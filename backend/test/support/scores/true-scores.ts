import type { Redis } from '../../../src/core/redis/redis.js';
import { rankKey } from '../../../src/modules/scores/ranks/rank-sets.store.js';
import type { Database } from '../../factories/made.js';
import type { TestDatabase } from '../test-database.js';

const LARGEST = Number.MAX_SAFE_INTEGER;
const WEEK_OF = (column: string) => `date_trunc('week', ${column} AT TIME ZONE 'UTC')::date`;
const BESTS = (week: string) => `
  SELECT DISTINCT ON (${week} user_id, game_id) ${week} user_id, game_id, score, id AS score_id, created_at AS achieved_at
  FROM scores ORDER BY ${week} user_id, game_id, score DESC, created_at, id`;
const SUMS = (of: string, week: string) => `
  SELECT ${week} user_id, least(sum(score), ${LARGEST})::bigint AS score,
         (array_agg(score_id ORDER BY achieved_at DESC, score_id DESC))[1] AS score_id, max(achieved_at) AS achieved_at
  FROM (${of}) bests GROUP BY ${week} user_id`;
const WEEK = `(SELECT ${WEEK_OF('now()')})`;

/** Projections of scores: the stored rows, and the expected ones computed from scores. */
const PROJECTIONS: Record<string, { stored: string; true: string }> = {
  bests: {
    stored: 'SELECT user_id, game_id, score, score_id, achieved_at FROM personal_bests',
    true: BESTS(''),
  },
  'bests of weeks': {
    stored: 'SELECT week, user_id, game_id, score, score_id, achieved_at FROM weekly_bests',
    true: `SELECT * FROM (${BESTS('week,')}) b`.replace(
      'FROM scores',
      `FROM (SELECT *, ${WEEK_OF('created_at')} AS week FROM scores) s`,
    ),
  },
  'days of play': {
    stored: 'SELECT day, user_id, game_id FROM play_days',
    true: `SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date AS day, user_id, game_id FROM scores`,
  },
  totals: {
    stored: 'SELECT user_id, score, score_id, achieved_at FROM player_totals',
    true: SUMS(BESTS(''), ''),
  },
  'games of players': {
    stored: 'SELECT user_id, games_played::bigint FROM player_totals',
    true: 'SELECT user_id, count(DISTINCT game_id) AS games_played FROM scores GROUP BY user_id',
  },
  'totals of weeks': {
    stored: 'SELECT week, user_id, score, score_id, achieved_at FROM weekly_totals',
    true: SUMS('SELECT * FROM weekly_bests', 'week,'),
  },
};

/** Returns stored rows that are wrong, and rows that are missing. */
export function wrongProjections(database: Database): Promise<unknown[]> {
  const differences = Object.entries(PROJECTIONS).map(
    ([projection, { stored, true: truth }]) => `
      SELECT '${projection}' AS projection, 'unexpected' AS fault, s::text AS row FROM (${stored} EXCEPT (${truth})) s
      UNION ALL SELECT '${projection}', 'missing', t::text FROM ((${truth}) EXCEPT ${stored}) t`,
  );
  return database.rows(differences.join(' UNION ALL '));
}

/** Returns members of current rank sets that differ from the scores. */
export async function wrongRanks(database: TestDatabase, redis: Redis): Promise<unknown[]> {
  const boards = await database.rows<{ board: string; members: Record<string, number> | null }>(`
    WITH bests AS (SELECT user_id, game_id, max(score) AS score FROM scores GROUP BY 1, 2),
    weekly AS (
      SELECT user_id, game_id, max(score) AS score FROM scores
      WHERE ${WEEK_OF('created_at')} = ${WEEK} GROUP BY 1, 2
    ), ranked AS (
      SELECT game_id || ':all' AS board, user_id, score FROM bests
      UNION ALL SELECT game_id || ':' || ${WEEK}, user_id, score FROM weekly
      UNION ALL SELECT 'global:all', user_id, least(sum(score), ${LARGEST}) FROM bests GROUP BY 2
      UNION ALL SELECT 'global:' || ${WEEK}, user_id, least(sum(score), ${LARGEST}) FROM weekly GROUP BY 2
    )
    SELECT board, jsonb_object_agg(user_id, score) AS members FROM ranked GROUP BY board`);
  const truth = new Map(boards.map(({ board, members }) => [rankKey(board), members ?? {}]));
  const thisWeek = (await database.rows<{ week: string }>(`SELECT ${WEEK}::text AS week`))[0]?.week ?? '';
  const keys = (await redis.keys(rankKey('*'))).filter((key) => /:(all|\d{4}-\d\d-\d\d)$/.test(key));
  const wrong: unknown[] = [];
  for (const key of new Set([...keys, ...truth.keys()])) {
    if (!key.endsWith(':all') && !key.endsWith(thisWeek)) continue;
    const held = Object.fromEntries(
      (await redis.zRangeWithScores(key, 0, -1)).map(({ value, score }) => [value, score]),
    );
    const expected = truth.get(key) ?? {};
    for (const userId of new Set([...Object.keys(held), ...Object.keys(expected)])) {
      if (held[userId] !== expected[userId]) {
        wrong.push({ key, userId, held: held[userId], expected: expected[userId] });
      }
    }
  }
  return wrong;
}
