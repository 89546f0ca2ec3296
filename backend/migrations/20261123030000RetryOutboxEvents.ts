import { Migration } from '@mikro-orm/migrations';

/** An outbox event that cannot be published is retried with a growing delay, then parked. */
export class RetryOutboxEvents extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE outbox_events
        ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
        ADD COLUMN due_at timestamptz(3),
        ADD COLUMN parked_at timestamptz(3),
        ADD COLUMN last_error text`);
    // The table is almost empty at all times, so the lock is short.
    this.addSql(`
      CREATE INDEX outbox_events_retries ON outbox_events (due_at) WHERE attempts > 0 AND parked_at IS NULL`);
  }

  override down(): void {
    this.addSql(`
      ALTER TABLE outbox_events
        DROP COLUMN attempts, DROP COLUMN due_at, DROP COLUMN parked_at, DROP COLUMN last_error`);
  }
}
