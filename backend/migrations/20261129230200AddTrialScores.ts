import { Migration } from '@mikro-orm/migrations';

/**
 * Scores that the creator of a hidden game sends to try it out. Nothing but the creator's own board reads this table, so
 * they reach no other board, total, trend or notice. When the game is shown again, they are deleted, and so that none of its
 * plays continues, these end as well.
 */
export class AddTrialScores extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE trial_scores (
        id bigint PRIMARY KEY,
        game_id integer NOT NULL REFERENCES games ON DELETE CASCADE,
        score bigint NOT NULL CHECK (score > 0),
        personal_best boolean NOT NULL,
        idempotency_key text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (game_id, idempotency_key)
      )`);
    this.addSql(`CREATE INDEX trial_scores_by_score ON trial_scores (game_id, score DESC, created_at, id)`);
    this.addSql(`
      CREATE FUNCTION delete_trial_scores() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM trial_scores WHERE game_id = NEW.id;
        UPDATE play_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL AND game_id = NEW.id;
        RETURN NULL;
      END $$`);
    this.addSql(`
      CREATE TRIGGER games_delete_trial_scores AFTER UPDATE OF active ON games FOR EACH ROW
        WHEN (NEW.active AND NOT OLD.active) EXECUTE FUNCTION delete_trial_scores()`);
  }

  override down(): void {
    this.addSql('DROP TRIGGER games_delete_trial_scores ON games');
    this.addSql('DROP FUNCTION delete_trial_scores()');
    this.addSql('DROP TABLE trial_scores');
  }
}
