import { Migration } from '@mikro-orm/migrations';

/** Games are deleted for good some days after their creator has asked for it. */
export class AddGameDeletion extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE games ADD COLUMN delete_at timestamptz(3) CHECK (delete_at IS NULL OR NOT active)`);
    this.addSql(`CREATE INDEX games_to_delete ON games (delete_at) WHERE delete_at IS NOT NULL`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE games DROP COLUMN delete_at`);
  }
}
