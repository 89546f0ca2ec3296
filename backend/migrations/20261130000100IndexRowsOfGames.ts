import { Migration } from '@mikro-orm/migrations';

/** The one of play sessions by game contains running ones only. */
const TABLES = ['notices', 'guests', 'guest_bests', 'hidden_comments', 'moderation_cases', 'game_achievements', 'week_champions', 'play_sessions']; // prettier-ignore

/** A game is deleted with its rows, and PostgreSQL checks that none are left. */
export class IndexRowsOfGames extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of TABLES) {
      this.addSql(`DROP INDEX CONCURRENTLY IF EXISTS ${table}_of_game`);
      this.addSql(`CREATE INDEX CONCURRENTLY ${table}_of_game ON ${table} (game_id)`);
    }
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`DROP INDEX CONCURRENTLY IF EXISTS ${table}_of_game`);
  }
}
