import { Migration } from '@mikro-orm/migrations';

/** Players are found by how their names begin, and by names that are spelt nearly so. */
export class IndexPlayersByName extends Migration {
  override up(): void {
    // Byte by byte, so that a beginning is a range whatever the language of the database.
    this.addSql(`CREATE INDEX users_by_name ON users (lower(username) COLLATE "C") WHERE deleted_at IS NULL`);
    this.addSql(`
      CREATE INDEX users_by_near_name ON users USING gin (lower(username) gin_trgm_ops) WHERE deleted_at IS NULL`);
  }

  override down(): void {
    this.addSql(`DROP INDEX users_by_name, users_by_near_name`);
  }
}
