import { Migration } from '@mikro-orm/migrations';

/** Mails that nobody waits for, such as digests, leave after all others. */
export class SendBulkMailsLast extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE mails ADD COLUMN is_bulk boolean NOT NULL DEFAULT false`);
    this.addSql(`CREATE INDEX mails_by_priority ON mails (is_bulk, due_at, id)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE mails DROP COLUMN is_bulk`);
  }
}
