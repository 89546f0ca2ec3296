import { Migration } from '@mikro-orm/migrations';

const END_PLAYS = 'UPDATE play_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL';

/** Play sessions, which send scores for players and guests, and what starts and ends them. */
export class CreatePlay extends Migration {
  override up(): void {
    this.createGuests();
    this.createSessions();
    this.createConnections();
    this.endSessionsAndConnections();
  }

  /** Guests and their bests, which are on no board until an account claims them. */
  private createGuests(): void {
    this.addSql(`
      CREATE TABLE guests (
        id uuid PRIMARY KEY,
        secret_hash bytea NOT NULL UNIQUE,
        -- The guest of a game on another site plays that game only; the guest of this site's cookie plays every game.
        game_id integer REFERENCES games,
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
        achievements text[] NOT NULL DEFAULT '{}',
        -- What the server reports once it is claimed.
        finding jsonb,
        -- Recognises a repeated request after the claim.
        idempotency_key text CHECK (char_length(idempotency_key) BETWEEN 1 AND 255),
        PRIMARY KEY (guest_id, game_id)
      )`);
  }

  private createSessions(): void {
    // The id is the random id of the launch ticket, so a ticket can be exchanged once.
    this.addSql(`
      CREATE TABLE play_sessions (
        id uuid PRIMARY KEY,
        game_id integer NOT NULL REFERENCES games,
        user_id uuid REFERENCES users,
        guest_id uuid,
        login_session_id integer,
        connected_game_id uuid,
        state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'idle')),
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        ends_at timestamptz(3) NOT NULL,
        last_ping_at timestamptz(3) NOT NULL DEFAULT now(),
        ended_at timestamptz(3),
        CHECK (user_id IS NOT NULL OR guest_id IS NOT NULL)
      ) WITH (fillfactor = 80)`);
    for (const column of ['game_id', 'user_id', 'guest_id', 'login_session_id', 'last_ping_at']) {
      this.addSql(`CREATE INDEX play_sessions_by_${column} ON play_sessions (${column}) WHERE ended_at IS NULL`);
    }
    this.addSql(`CREATE INDEX play_sessions_by_age ON play_sessions (started_at)`);
    this.addSql(`CREATE INDEX play_sessions_ended ON play_sessions (ended_at) WHERE ended_at IS NOT NULL`);
    // Those that silence ends, without passing the many of connected games.
    this.addSql(`
      CREATE INDEX play_sessions_by_silence ON play_sessions (last_ping_at)
        WHERE ended_at IS NULL AND connected_game_id IS NULL`);
    // The sessions of a connected game, and its last use.
    this.addSql(`
      CREATE INDEX play_sessions_by_connected_game ON play_sessions (connected_game_id, last_ping_at)
        WHERE connected_game_id IS NOT NULL`);

    // A round ends when the next one of its session starts; that follows from the start times.
    this.addSql(`
      CREATE TABLE play_rounds (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES play_sessions ON DELETE CASCADE,
        seed bytea NOT NULL CHECK (octet_length(seed) = 16),
        -- In games with hidden information the inputs that the server has answered; null in others.
        log text,
        started_at timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 80)`);
    this.addSql(`CREATE INDEX play_rounds_by_session ON play_rounds (session_id, started_at, id)`);
    this.addSql(`CREATE INDEX play_rounds_by_age ON play_rounds (started_at)`);
  }

  private createConnections(): void {
    // Codes with which games elsewhere get a launch ticket after a player has confirmed them on the site (RFC 8628).
    this.addSql(`
      CREATE TABLE connect_codes (
        code_hash bytea PRIMARY KEY,
        poll_hash bytea NOT NULL UNIQUE,
        game_id integer NOT NULL REFERENCES games,
        -- Requested by a game outside browsers.
        is_native boolean NOT NULL DEFAULT false,
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

    // Games outside browsers that players have connected by code. The id is that of the first session.
    this.addSql(`
      CREATE TABLE connected_games (
        id uuid PRIMARY KEY,
        -- SHA-256 of the device secret.
        secret_hash bytea NOT NULL UNIQUE,
        game_id integer NOT NULL REFERENCES games,
        user_id uuid NOT NULL REFERENCES users,
        connected_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    for (const column of ['game_id', 'user_id', 'connected_at']) {
      this.addSql(`CREATE INDEX connected_games_by_${column} ON connected_games (${column})`);
    }
  }

  /** Triggers end them in the transaction that ends the access to the account or the game. */
  private endSessionsAndConnections(): void {
    const LOCKED_OUT = `UPDATE OF password_hash, deleted_at ON users FOR EACH ROW
        WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR NEW.deleted_at IS NOT NULL)`;
    const SESSIONS_ENDED = 'UPDATE OF password_hash, deleted_at, sessions_ended_at ON users FOR EACH ROW';
    const HIDDEN = 'UPDATE OF active ON games FOR EACH ROW WHEN (OLD.active AND NOT NEW.active)';
    const SHOWN = 'UPDATE OF active ON games FOR EACH ROW WHEN (NEW.active AND NOT OLD.active)';
    const BLOCKED = 'INSERT ON game_blocks FOR EACH ROW';

    this.after('DELETE ON sessions FOR EACH ROW', 'end_plays_of_login', `${END_PLAYS} AND login_session_id = OLD.id`);
    this.after(LOCKED_OUT, 'end_plays_of_user', `${END_PLAYS} AND user_id = NEW.id`);
    this.after(HIDDEN, 'end_plays_of_game', `${END_PLAYS} AND game_id = NEW.id`);
    this.after(BLOCKED, 'end_plays_of_blocked', `${END_PLAYS} AND game_id = NEW.game_id AND user_id = NEW.user_id`);

    this.after(
      'DELETE ON connected_games FOR EACH ROW',
      'end_plays_of_connected_game',
      `${END_PLAYS} AND connected_game_id = OLD.id`,
    );
    this.after(SESSIONS_ENDED, 'disconnect_games_of_user', 'DELETE FROM connected_games WHERE user_id = NEW.id');
    this.after(HIDDEN, 'disconnect_hidden_game', 'DELETE FROM connected_games WHERE game_id = NEW.id');
    this.after(
      BLOCKED,
      'disconnect_game_of_blocked',
      'DELETE FROM connected_games WHERE game_id = NEW.game_id AND user_id = NEW.user_id',
    );

    // No play of a hidden game by its creator continues when the game is shown.
    this.after(
      SHOWN,
      'end_trial_of_game',
      `DELETE FROM trial_scores WHERE game_id = NEW.id; ${END_PLAYS} AND game_id = NEW.id`,
    );
  }

  private after(event: string, name: string, statements: string): void {
    this.addSql(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${statements};
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER ${name} AFTER ${event} EXECUTE FUNCTION ${name}()`);
  }

  override down(): void {
    this.addSql(`
      DROP FUNCTION end_plays_of_login, end_plays_of_user, end_plays_of_game, end_plays_of_blocked,
        end_plays_of_connected_game, disconnect_games_of_user, disconnect_hidden_game, disconnect_game_of_blocked,
        end_trial_of_game CASCADE`);
    this.addSql(`DROP TABLE connected_games, connect_codes, play_rounds, play_sessions, guest_bests, guests`);
  }
}
