import { Migration } from '@mikro-orm/migrations';

/**
 * The responses to scores with an idempotency key, one row for each committed batch instead of an update of each key.
 * The columns of `idempotency_keys` are read as long as keys are kept: 24 hours after this migration they can go.
 */
export class StoreResponsesByBatch extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE score_responses (
        first_id bigint PRIMARY KEY,
        last_id bigint NOT NULL CHECK (last_id >= first_id),
        personal_bests boolean[] NOT NULL,
        ranks integer[] NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    this.addSql(`
      CREATE INDEX score_responses_by_age ON score_responses USING brin (created_at) WITH (autosummarize = on)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE score_responses`);
  }
}
