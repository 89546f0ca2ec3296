import { Migration } from '@mikro-orm/migrations';

/** Guests and their bests, which are on no board until an account claims them. */
export class CreateGuests extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE guests (
        id uuid PRIMARY KEY,
        secret_hash bytea NOT NULL UNIQUE,
        claimed_by uuid REFERENCES users,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        last_seen_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    this.addSql(`CREATE INDEX guests_by_age ON guests (last_seen_at)`);
    this.addSql(`CREATE INDEX guests_by_account ON guests (claimed_by) WHERE claimed_by IS NOT NULL`);
    this.addSql(`
      CREATE TABLE guest_bests (
        guest_id uuid NOT NULL REFERENCES guests ON DELETE CASCADE,
        game_id integer NOT NULL REFERENCES games,
        score bigint NOT NULL CHECK (score BETWEEN 1 AND 9007199254740991),
        achieved_at timestamptz(3) NOT NULL DEFAULT now(),
        session_id uuid NOT NULL,
        seconds integer NOT NULL,
        verified boolean NOT NULL,
        PRIMARY KEY (guest_id, game_id)
      )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE guest_bests, guests`);
  }
}
