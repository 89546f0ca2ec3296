import { Migration } from '@mikro-orm/migrations';

/**
 * Finds the scores of a game that are in no list of it: those stored before there were lists, and restored ones. No new
 * score is inserted into this table.
 */
export class IndexScoresByGame extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // An interrupted build leaves an invalid index.
    this.addSql(`DROP INDEX CONCURRENTLY IF EXISTS scores_by_game_and_time`);
    this.addSql(`CREATE INDEX CONCURRENTLY scores_by_game_and_time ON scores (game_id, created_at)`);
  }

  override down(): void {
    this.addSql(`DROP INDEX CONCURRENTLY scores_by_game_and_time`);
  }
}
