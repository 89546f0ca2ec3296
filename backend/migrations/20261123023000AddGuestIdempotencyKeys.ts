import { Migration } from '@mikro-orm/migrations';

/** With which key a guest's best was sent: a repeat after the claim is recognised by it. */
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
