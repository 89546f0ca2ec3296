import { Migration } from '@mikro-orm/migrations';

const week = `date_trunc('week', created_at AT TIME ZONE 'UTC')::date`;

/**
 * The number of scores of each game and week; game 0 stands for all games. Scores are counted when they are listed by
 * player, so those of `unlisted_scores` are added by the reader.
 */
export class CountScores extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE score_counts (
        game_id integer NOT NULL,
        week date NOT NULL,
        scores bigint NOT NULL,
        PRIMARY KEY (game_id, week)
      )`);
    this.addSql(`
      INSERT INTO score_counts (game_id, week, scores)
      SELECT coalesce(game_id, 0), week, sum(scores)
      FROM (
        SELECT game_id, ${week} AS week, 1 AS scores FROM scores
        UNION ALL SELECT game_id, ${week}, -1 FROM unlisted_scores
      ) stored
      GROUP BY GROUPING SETS ((game_id, week), (week)) HAVING sum(scores) > 0`);
  }

  override down(): void {
    this.addSql(`DROP TABLE score_counts`);
  }
}
