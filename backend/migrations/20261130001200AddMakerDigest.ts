import { Migration } from '@mikro-orm/migrations';

/** The weekly email to makers who want it. */
export class AddMakerDigest extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE preferences ADD COLUMN maker_digest boolean NOT NULL DEFAULT false`);
    this.addSql(`CREATE INDEX preferences_maker_digest ON preferences (user_id) WHERE maker_digest`);
    // The Monday of the last one.
    this.addSql(`
      ALTER TABLE inboxes ADD COLUMN maker_digest_week date CHECK (extract(isodow FROM maker_digest_week) = 1)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE inboxes DROP COLUMN maker_digest_week`);
    this.addSql(`ALTER TABLE preferences DROP COLUMN maker_digest`);
  }
}
