import { Migration } from '@mikro-orm/migrations';

/** A replaced key works beside the new one for a day, so that games can be changed one after another. */
export class KeepReplacedApiKeys extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE old_api_keys (
        key_hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        valid_until timestamptz(3) NOT NULL
      )`);
    this.addSql(`COMMENT ON COLUMN old_api_keys.key_hash IS 'as in api_keys'`);
    this.addSql(`CREATE INDEX old_api_keys_by_user ON old_api_keys (user_id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE old_api_keys`);
  }
}
