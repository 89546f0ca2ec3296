import { Migration } from '@mikro-orm/migrations';

/** An index for recently deleted accounts. */
export class IndexLeavers extends Migration {
  override up(): void {
    this.addSql(`CREATE INDEX users_who_left ON users (deleted_at) WHERE deleted_at IS NOT NULL`);
  }

  override down(): void {
    this.addSql(`DROP INDEX users_who_left`);
  }
}
