import { Migration } from '@mikro-orm/migrations';

/** Removes what only earlier schemas needed. */
export class RemoveCompatibility extends Migration {
  override up(): void {
    this.addSql(`DROP TABLE score_origins`);
    this.addSql(`DROP FUNCTION copy_score_origins`);
    this.addSql(`ALTER TABLE idempotency_keys DROP COLUMN personal_best, DROP COLUMN rank`);
  }
}
