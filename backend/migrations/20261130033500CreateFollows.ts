import { Migration } from '@mikro-orm/migrations';

/** Who follows whom. */
export class CreateFollows extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE follows (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        followed_id uuid NOT NULL REFERENCES users ON DELETE CASCADE CHECK (followed_id <> user_id),
        since timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, followed_id)
      )`);
    this.addSql(`CREATE INDEX follows_by_followed ON follows (followed_id)`);
    this.addSql(`CREATE INDEX follows_newest ON follows (user_id, since DESC, followed_id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE follows`);
  }
}
