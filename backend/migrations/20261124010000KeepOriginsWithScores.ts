import { Migration } from '@mikro-orm/migrations';

/**
 * Moves the origin of a score by play token to the score's own row: a second row with an index cost as much as half of the score.
 * Nodes of the release before still write `score_origins`; a trigger copies what they write. The table can go one release later.
 */
export class KeepOriginsWithScores extends Migration {
  override up(): void {
    for (const table of ['scores', 'removed_scores']) {
      this.addSql(`
        ALTER TABLE ${table}
          ADD COLUMN session_id uuid, ADD COLUMN seconds_played integer, ADD COLUMN verified boolean`);
      this.addSql(`
        UPDATE ${table} s SET session_id = o.session_id, seconds_played = o.seconds, verified = o.verified
        FROM score_origins o WHERE o.score_id = s.id`);
    }
    this.addSql(`
      CREATE FUNCTION copy_score_origins() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE scores s SET session_id = o.session_id, seconds_played = o.seconds, verified = o.verified
        FROM written o WHERE o.score_id = s.id;
        RETURN NULL;
      END $$`);
    this.addSql(`
      CREATE TRIGGER copy_score_origins AFTER INSERT ON score_origins REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION copy_score_origins()`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER copy_score_origins ON score_origins`);
    this.addSql(`DROP FUNCTION copy_score_origins`);
    this.addSql(`
      INSERT INTO score_origins (score_id, session_id, seconds, verified)
      SELECT id, session_id, seconds_played, verified FROM scores WHERE session_id IS NOT NULL
      ON CONFLICT DO NOTHING`);
    for (const table of ['scores', 'removed_scores']) {
      this.addSql(`ALTER TABLE ${table} DROP COLUMN session_id, DROP COLUMN seconds_played, DROP COLUMN verified`);
    }
  }
}
