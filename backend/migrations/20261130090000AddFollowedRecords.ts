import { Migration } from '@mikro-orm/migrations';

/** Notices of records of followed players, which a user can turn off. */
export class AddFollowedRecords extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE preferences ADD COLUMN notify_followed boolean NOT NULL DEFAULT true`);
    // Beside the kinds that there are.
    this.addSql(`
      DO $$
      DECLARE known text := (
        SELECT substr(pg_get_constraintdef(oid), 7) FROM pg_constraint
        WHERE conrelid = 'notices'::regclass AND conname = 'notices_kind_check'
      );
      BEGIN
        ALTER TABLE notices DROP CONSTRAINT notices_kind_check;
        EXECUTE 'ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (kind = ''followed_record'' OR ' || known || ')';
      END $$`);
  }

  override down(): void {
    this.addSql(`DELETE FROM notices WHERE kind = 'followed_record'`);
    this.addSql(`ALTER TABLE preferences DROP COLUMN notify_followed`);
  }
}
