import type pg from 'pg';

/** The window of earlier scores, by time and then by id. */
const BEFORE = 'ORDER BY created_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING';
const MAX_TOTAL = 9_007_199_254_740_991n;

/**
 * Computes all bests, play days and totals of a freshly seeded database by the rules of boards: score descending, then
 * the earlier, then the lower id. A total has the time of the best that last raised it.
 */
export async function computeStatistics(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(`
    INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at, previous_score)
    SELECT DISTINCT ON (user_id, game_id) user_id, game_id, score, id, created_at, previous
    FROM (SELECT *, max(score) OVER (PARTITION BY user_id, game_id ${BEFORE}) AS previous FROM scores) AS played
    ORDER BY user_id, game_id, score DESC, created_at, id`);
  await client.query(`
    INSERT INTO period_bests (period, since, user_id, board_id, score, score_id, achieved_at, previous_score)
    SELECT DISTINCT ON (week, user_id, game_id) 'week', week, user_id, game_id, score, id, created_at, previous
    FROM (
      SELECT *, max(score) OVER (PARTITION BY week, user_id, game_id ${BEFORE}) AS previous
      FROM (SELECT *, date_trunc('week', created_at AT TIME ZONE 'UTC')::date AS week FROM scores) AS dated
    ) AS played
    ORDER BY week, user_id, game_id, score DESC, created_at, id`);
  await client.query(`
    INSERT INTO play_days (day, user_id, game_id)
    SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date, user_id, game_id FROM scores`);

  const total = `
    least(sum(score), ${MAX_TOTAL})::bigint,
    (array_agg(score_id ORDER BY achieved_at DESC, score_id DESC))[1],
    max(achieved_at)`;
  await client.query(
    `INSERT INTO player_totals (user_id, games_played, score, score_id, achieved_at, computed_at)
     SELECT user_id, count(*), ${total}, $1 FROM personal_bests GROUP BY user_id`,
    [now],
  );
  await client.query(
    `INSERT INTO weekly_totals (week, user_id, score, score_id, achieved_at, computed_at)
     SELECT week, user_id, ${total}, $1 FROM weekly_bests GROUP BY week, user_id`,
    [now],
  );
  await client.query(`
    UPDATE games SET player_count = players
    FROM (SELECT board_id, count(*) AS players FROM personal_bests GROUP BY board_id) AS counted
    WHERE id = board_id`);
}
