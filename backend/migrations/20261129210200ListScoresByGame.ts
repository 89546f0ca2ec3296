import { Migration } from '@mikro-orm/migrations';

/**
 * Lists of the scores of each game, for its creator, as there are of each player (docs/decisions/0026). A trigger writes them,
 * so that nodes of the release before do as well.
 */
export class ListScoresByGame extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE game_score_lists (
        game_id integer NOT NULL,
        newest_at timestamptz(3) NOT NULL,
        last_id bigint NOT NULL,
        score_ids bigint[] NOT NULL,
        PRIMARY KEY (game_id, newest_at, last_id)
      )`);
    // At most 1,000 ids in a list, so that a page does not read a million.
    this.addSql(`
      CREATE FUNCTION list_scores_by_game() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO game_score_lists (game_id, newest_at, last_id, score_ids)
        SELECT game_id, max(created_at), max(id), array_agg(id)
        FROM (
          SELECT s.*, (row_number() OVER (PARTITION BY s.game_id ORDER BY s.created_at, s.id) - 1) / 1000 AS part
          FROM taken CROSS JOIN LATERAL (
            SELECT id, game_id, created_at FROM listed_scores
            WHERE id BETWEEN taken.first_id AND taken.last_id ORDER BY id LIMIT 1000
          ) s
        ) fresh
        GROUP BY game_id, part
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    this.addSql(`
      CREATE TRIGGER unlisted_batches_list_games AFTER DELETE ON unlisted_batches REFERENCING OLD TABLE AS taken
        FOR EACH STATEMENT EXECUTE FUNCTION list_scores_by_game()`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER unlisted_batches_list_games ON unlisted_batches`);
    this.addSql(`DROP FUNCTION list_scores_by_game`);
    this.addSql(`DROP TABLE game_score_lists`);
  }
}
