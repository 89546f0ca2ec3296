import { Migration } from '@mikro-orm/migrations';

/** Indexes for finding players by prefix and by similar spelling. */
export class IndexPlayersByName extends Migration {
  override up(): void {
    // Bytewise, so that a prefix is a range with any collation of the database.
    this.addSql(`CREATE INDEX users_by_name ON users (lower(username) COLLATE "C") WHERE deleted_at IS NULL`);
    this.addSql(`
      CREATE INDEX users_by_near_name ON users USING gin (lower(username) gin_trgm_ops) WHERE deleted_at IS NULL`);
  }

  override down(): void {
    this.addSql(`DROP INDEX users_by_name, users_by_near_name`);
  }
}
