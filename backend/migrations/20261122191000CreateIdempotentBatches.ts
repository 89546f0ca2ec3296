import { Migration } from '@mikro-orm/migrations';

/** Responses for replayed batches. */
export class CreateIdempotentBatches extends Migration {
  override up(): void {
    // Without a foreign key, as idempotency_keys has none; a job deletes rows of deleted accounts.
    this.addSql(`
      CREATE TABLE idempotent_batches (
        owner_id uuid NOT NULL,
        key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
        body_hash text NOT NULL,
        results text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, key)
      )`);
    this.addSql(`
      CREATE INDEX idempotent_batches_by_age
        ON idempotent_batches USING brin (created_at) WITH (autosummarize = on)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE idempotent_batches`);
  }
}
