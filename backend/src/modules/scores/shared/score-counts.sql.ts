/** Stands for all games in `score_counts`. */
export const ALL_GAMES = 0;

/**
 * Adds `change` for each row of `rows` (`game_id`, `created_at`), for its game and for all games. Sorted, so that two
 * transactions lock the counts in the same order.
 */
export const countScores = (rows: string, change: 1 | -1) => `
  INSERT INTO score_counts AS held (game_id, week, scores)
  SELECT game_id, week, sum(${change}) FROM (
    SELECT unnest(ARRAY[${ALL_GAMES}, game_id]) AS game_id, date_trunc('week', created_at AT TIME ZONE 'UTC')::date AS week
    FROM ${rows}
  ) counted
  GROUP BY game_id, week ORDER BY game_id, week
  ON CONFLICT (game_id, week) DO UPDATE SET scores = held.scores + excluded.scores`;
