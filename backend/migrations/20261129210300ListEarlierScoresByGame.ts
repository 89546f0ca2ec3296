import { Migration } from '@mikro-orm/migrations';

/** Adds earlier scores to the lists by game. Runs in its own transaction, so that it does not block new scores. */
export class ListEarlierScoresByGame extends Migration {
  override up(): void {
    this.addSql(`
      INSERT INTO game_score_lists (game_id, newest_at, last_id, score_ids)
      SELECT game_id, max(created_at), max(id), array_agg(id)
      FROM (
        SELECT id, game_id, created_at,
               (row_number() OVER (PARTITION BY game_id ORDER BY created_at, id) - 1) / 1000 AS part
        FROM listed_scores WHERE id NOT IN (SELECT id FROM unlisted_scores)
      ) earlier
      GROUP BY game_id, part
      ON CONFLICT DO NOTHING`);
  }

  override down(): void {
    this.addSql(`TRUNCATE game_score_lists`);
  }
}
