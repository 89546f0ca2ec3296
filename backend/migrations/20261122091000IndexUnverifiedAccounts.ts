import { Migration } from '@mikro-orm/migrations';

/** An index for the hourly search for old unverified accounts. */
export class IndexUnverifiedAccounts extends Migration {
  override up(): void {
    this.addSql(`
      CREATE INDEX users_unverified ON users (created_at)
      WHERE email_verified_at IS NULL AND deleted_at IS NULL AND NOT is_admin`);
  }

  override down(): void {
    this.addSql(`DROP INDEX users_unverified`);
  }
}
