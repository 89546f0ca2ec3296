import { Migration } from '@mikro-orm/migrations';

const SESSIONS = {
  /** The sessions of a connected game, and its last use. */
  play_sessions_by_connected_game: '(connected_game_id, last_ping_at) WHERE connected_game_id IS NOT NULL',
  /** Those that silence ends, without passing the many of connected games. */
  play_sessions_by_silence: '(last_ping_at) WHERE ended_at IS NULL AND connected_game_id IS NULL',
};

export class IndexSessionsOfConnectedGames extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, rows] of Object.entries(SESSIONS)) {
      // An interrupted build leaves an invalid index.
      this.addSql(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      this.addSql(`CREATE INDEX CONCURRENTLY ${name} ON play_sessions ${rows}`);
    }
  }

  override down(): void {
    for (const name of Object.keys(SESSIONS)) this.addSql(`DROP INDEX CONCURRENTLY ${name}`);
  }
}
