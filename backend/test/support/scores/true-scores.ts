import type { Redis } from '../../../src/core/redis/redis.js';
import { rankKey } from '../../../src/modules/scores/ranks/rank-sets.store.js';
import type { Database } from '../../factories/made.js';
import type { TestDatabase } from '../test-database.js';

const LARGEST = Number.MAX_SAFE_INTEGER;
/** Scores with their boards and what resets those; a board without a row is a main board. */
const SCORES = `
  SELECT s.*, coalesce(s.board_id, s.game_id) AS board, coalesce(b.resets, '{week}') AS resets,
         coalesce(b.counts_in_totals, true) AS counted, coalesce(b.policy = 'sum', false) AS summed
  FROM scores s LEFT JOIN boards b ON b.id = coalesce(s.board_id, s.game_id)`;
const OF_PERIODS = `
  SELECT s.*, period, date_trunc(period, s.created_at AT TIME ZONE 'UTC')::date AS since
  FROM (${SCORES}) s CROSS JOIN LATERAL unnest(resets) AS period`;
/** The best score of each group, or on boards of sums the sum, with its newest score. */
const bestOf = (scores: string, group: string) => `
  (SELECT DISTINCT ON (${group}) ${group}, score, id AS score_id, created_at AS achieved_at, counted
   FROM (${scores}) s WHERE NOT summed ORDER BY ${group}, score DESC, created_at, id)
  UNION ALL
  SELECT ${group}, sum(score)::bigint, (array_agg(id ORDER BY created_at DESC, id DESC))[1], max(created_at), false
  FROM (${scores}) s WHERE summed GROUP BY ${group}`;
const BESTS = bestOf(SCORES, 'user_id, board');
const BESTS_OF_PERIODS = bestOf(OF_PERIODS, 'period, since, user_id, board');
const SUMS = (of: string, week: string) => `
  SELECT ${week} user_id, least(sum(score), ${LARGEST})::bigint AS score,
         (array_agg(score_id ORDER BY achieved_at DESC, score_id DESC))[1] AS score_id, max(achieved_at) AS achieved_at
  FROM (${of}) bests WHERE counted GROUP BY ${week} user_id`;
const WEEK = `(SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date)`;

/** Projections of scores: the stored rows, and the expected ones computed from scores. */
const PROJECTIONS: Record<string, { stored: string; true: string }> = {
  bests: {
    stored: 'SELECT user_id, board_id, score, score_id, achieved_at FROM personal_bests',
    true: `SELECT user_id, board, score, score_id, achieved_at FROM (${BESTS}) b`,
  },
  'bests of periods': {
    stored: 'SELECT period, since, user_id, board_id, score, score_id, achieved_at FROM period_bests',
    true: `SELECT period, since, user_id, board, score, score_id, achieved_at FROM (${BESTS_OF_PERIODS}) b`,
  },
  'days of play': {
    stored: 'SELECT day, user_id, game_id FROM play_days',
    true: `SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date AS day, user_id, game_id FROM scores`,
  },
  totals: {
    stored: 'SELECT user_id, score, score_id, achieved_at FROM player_totals',
    true: SUMS(BESTS, ''),
  },
  'games of players': {
    stored: 'SELECT user_id, games_played::bigint FROM player_totals',
    true: `SELECT user_id, count(*) AS games_played FROM (${BESTS}) b WHERE counted GROUP BY user_id`,
  },
  'totals of weeks': {
    stored: 'SELECT week, user_id, score, score_id, achieved_at FROM weekly_totals',
    true: SUMS(`SELECT since AS week, * FROM (${BESTS_OF_PERIODS}) b WHERE period = 'week'`, 'week,'),
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
    WITH bests AS (${BESTS}), current AS (
      SELECT * FROM (${BESTS_OF_PERIODS}) b WHERE since = date_trunc(period, now() AT TIME ZONE 'UTC')::date
    ), ranked AS (
      SELECT board || ':all' AS board, user_id, score::numeric FROM bests
      UNION ALL SELECT board || ':' || period || ':' || since, user_id, score FROM current
      UNION ALL SELECT 'global:all', user_id, least(sum(score), ${LARGEST}) FROM bests WHERE counted GROUP BY 2
      UNION ALL SELECT 'global:week:' || ${WEEK}, user_id, least(sum(score), ${LARGEST}) FROM current
                WHERE period = 'week' AND counted GROUP BY 2
    )
    SELECT board, jsonb_object_agg(user_id, score) AS members FROM ranked GROUP BY board`);
  const truth = new Map(boards.map(({ board, members }) => [rankKey(board), members ?? {}]));
  const current = await database.rows<{ period: string; since: string }>(
    `SELECT period, date_trunc(period, now() AT TIME ZONE 'UTC')::date::text AS since
     FROM unnest(ARRAY['day', 'week', 'month']) AS period`,
  );
  const endings = [':all', ...current.map(({ period, since }) => `:${period}:${since}`)];
  const keys = (await redis.keys(rankKey('*'))).filter((key) => endings.some((ending) => key.endsWith(ending)));
  const wrong: unknown[] = [];
  for (const key of new Set([...keys, ...truth.keys()])) {
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
