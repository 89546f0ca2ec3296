import { Migration } from '@mikro-orm/migrations';

const TABLES = ['scores', 'archived_scores'];

/**
 * Finds the scores of a game that are in no list of it: those stored before there were lists, restored and archived ones. No new
 * score is inserted into these tables.
 */
export class IndexScoresByGame extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of TABLES) {
      // An interrupted build leaves an invalid index.
      this.addSql(`DROP INDEX CONCURRENTLY IF EXISTS ${table}_by_game_and_time`);
      this.addSql(`CREATE INDEX CONCURRENTLY ${table}_by_game_and_time ON ${table} (game_id, created_at)`);
    }
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`DROP INDEX CONCURRENTLY ${table}_by_game_and_time`);
  }
}
