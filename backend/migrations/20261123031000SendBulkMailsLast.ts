import { Migration } from '@mikro-orm/migrations';

/** Bulk mails, such as digests, are sent after all others. */
export class SendBulkMailsLast extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE mails ADD COLUMN is_bulk boolean NOT NULL DEFAULT false`);
    this.addSql(`CREATE INDEX mails_by_priority ON mails (is_bulk, due_at, id)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE mails DROP COLUMN is_bulk`);
  }
}
