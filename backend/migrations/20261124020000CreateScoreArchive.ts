import { Migration } from '@mikro-orm/migrations';

/**
 * Old scores, apart from the table and indexes that new ones are written to (`npm run admin -- archive-scores`). The
 * table inherits from `scores`: statements that name `scores` find archived ones too, also those of the release before.
 */
export class CreateScoreArchive extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE archived_scores (PRIMARY KEY (id)) INHERITS (scores)`);
    this.addSql(`CREATE INDEX archived_scores_by_player ON archived_scores (user_id, created_at)`);
    this.addSql(`CREATE INDEX archived_scores_by_time ON archived_scores USING brin (created_at)`);
  }

  override down(): void {
    this.addSql(`INSERT INTO scores SELECT * FROM archived_scores`);
    this.addSql(`DROP TABLE archived_scores`);
  }
}
