import { Migration } from '@mikro-orm/migrations';

/** Codes with which external games get a launch ticket after a player has confirmed them on the site (RFC 8628). */
export class CreateConnectCodes extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE connect_codes (
        code_hash bytea PRIMARY KEY,
        poll_hash bytea NOT NULL UNIQUE,
        game_id integer NOT NULL REFERENCES games,
        guest_id uuid REFERENCES guests ON DELETE SET NULL,
        user_id uuid REFERENCES users ON DELETE CASCADE,
        login_session_id integer,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        expires_at timestamptz(3) NOT NULL,
        confirmed_at timestamptz(3),
        fetched_at timestamptz(3),
        CHECK ((user_id IS NULL) = (confirmed_at IS NULL)),
        CHECK ((login_session_id IS NULL) = (confirmed_at IS NULL)),
        CHECK (fetched_at IS NULL OR confirmed_at IS NOT NULL)
      )`);
    this.addSql(`CREATE INDEX connect_codes_by_age ON connect_codes (expires_at)`);
    this.addSql(`CREATE INDEX connect_codes_by_user ON connect_codes (user_id) WHERE user_id IS NOT NULL`);
    this.addSql(`CREATE INDEX connect_codes_by_guest ON connect_codes (guest_id) WHERE guest_id IS NOT NULL`);
  }

  override down(): void {
    this.addSql(`DROP TABLE connect_codes`);
  }
}
