import { Migration } from '@mikro-orm/migrations';

/** The idempotency key of a guest's best, to recognise a repeated request after the claim. */
export class AddGuestIdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE guest_bests
        ADD COLUMN idempotency_key text CHECK (char_length(idempotency_key) BETWEEN 1 AND 255)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE guest_bests DROP COLUMN idempotency_key`);
  }
}
