import { Migration } from '@mikro-orm/migrations';

/** A player's own scores, newest first. */
export class IndexScoresByPlayer extends Migration {
  override up(): void {
    this.addSql(`CREATE INDEX scores_by_player ON scores (user_id, created_at)`);
  }

  override down(): void {
    this.addSql(`DROP INDEX scores_by_player`);
  }
}
