import { Migration } from '@mikro-orm/migrations';

/** Players who want nothing from others: neither follows the other, and no notice is about the other. */
export class CreateUserBlocks extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE user_blocks (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        blocked_id uuid NOT NULL REFERENCES users ON DELETE CASCADE CHECK (blocked_id <> user_id),
        since timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, blocked_id)
      )`);
    this.addSql(`CREATE INDEX user_blocks_by_blocked ON user_blocks (blocked_id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE user_blocks`);
  }
}
