import { PLAYER_RATING } from '@gamegeek/rules/leaderboard/player-rating.js';
import { TODAY } from '../../../core/database/database-time.js';
import { longStatements } from '../../../core/database/long-statements.js';
import type { Sql } from '../../../core/database/sql.service.js';

const { firstPlace, halfWeight, boards, lastRank } = PLAYER_RATING;

/** A concurrent run waits here until this one has committed. */
const WAIT_FOR_OTHERS = 'SELECT FROM player_rating_run FOR UPDATE';

/**
 * The first run of a day keeps the ratings of the last run before it. Locks the users, so that accounts which are being
 * deleted are left out.
 */
const KEEP_LAST_DAY = `
  INSERT INTO player_rating_days (user_id, day, tenths, rank)
  SELECT r.user_id, (run.computed_at AT TIME ZONE 'UTC')::date, r.tenths, r.rank
  FROM player_rating_run run CROSS JOIN player_ratings r JOIN users u ON u.id = r.user_id
  WHERE (run.computed_at AT TIME ZONE 'UTC')::date < ${TODAY} AND u.deleted_at IS NULL
  ORDER BY r.user_id FOR KEY SHARE OF u
  ON CONFLICT DO NOTHING`;

/**
 * The worth of a place as in `tenthsOfPlace` of libs/rules, with the same operations in the same order. Only games
 * that take scores from play sessions count, games of the arcade among them, and none that an admin has taken out of the
 * ranking.
 */
const COMPUTE = `
  WITH places AS (
    SELECT place.user_id,
      floor(${10 * firstPlace} / sqrt(place.rank::float8) * g.player_count / (g.player_count + ${halfWeight}) + 0.5)::integer AS tenths
    FROM games g JOIN boards main ON main.id = g.id CROSS JOIN LATERAL (
      SELECT first.user_id, rank() OVER (ORDER BY first.score DESC) AS rank FROM (
        SELECT user_id, score FROM personal_bests
        WHERE board_id = g.id ORDER BY score DESC, achieved_at, score_id LIMIT ${lastRank}
      ) first
    ) place
    WHERE g.active AND g.accepts = 'plays' AND main.counts_in_totals
  ), rated AS (
    SELECT user_id, sum(tenths)::integer AS tenths, count(*)::integer AS games
    FROM (
      SELECT user_id, tenths, row_number() OVER (PARTITION BY user_id ORDER BY tenths DESC) AS number
      FROM places WHERE tenths > 0
    ) own
    WHERE number <= ${boards} GROUP BY user_id
  ), ranked AS MATERIALIZED (
    SELECT user_id, tenths, games, rank() OVER (ORDER BY tenths DESC)::integer AS rank FROM rated
  ), gone AS (
    DELETE FROM player_ratings r WHERE NOT EXISTS (SELECT FROM ranked WHERE ranked.user_id = r.user_id)
  ), written AS (
    INSERT INTO player_ratings AS r (user_id, tenths, rank, games)
    SELECT user_id, tenths, rank, games FROM ranked ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET tenths = excluded.tenths, rank = excluded.rank, games = excluded.games
    WHERE (r.tenths, r.rank, r.games) IS DISTINCT FROM (excluded.tenths, excluded.rank, excluded.games)
  )
  UPDATE player_rating_run SET computed_at = now(), rated = (SELECT count(*) FROM ranked)`;

/** Computes the ratings of all players anew; only rows that change are written. */
export async function computePlayerRatings(sql: Sql): Promise<void> {
  // Apart from the computation, so that the users are locked briefly.
  await sql.inBackground((client) => client.query(KEEP_LAST_DAY));
  await sql.inBackground(async (client) => {
    const run = await longStatements(client);
    await run(WAIT_FOR_OTHERS);
    await run(COMPUTE);
  });
}
