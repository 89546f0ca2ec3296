import { Migration } from '@mikro-orm/migrations';

/** How a game is launched and which scores it accepts, and the play sessions that send scores for its players. */
export class CreatePlay extends Migration {
  override up(): void {
    const score = 'bigint CHECK (%s BETWEEN 1 AND 9007199254740991)';
    this.addSql(`
      ALTER TABLE games
        ADD COLUMN launch text NOT NULL DEFAULT 'link' CHECK (launch IN ('link', 'embed', 'tab', 'hosted')),
        ADD COLUMN accepts text NOT NULL DEFAULT 'keys' CHECK (accepts IN ('keys', 'plays')),
        ADD COLUMN min_score ${score.replace('%s', 'min_score')},
        ADD COLUMN max_score ${score.replace('%s', 'max_score')},
        ADD COLUMN min_seconds integer CHECK (min_seconds BETWEEN 1 AND 3600),
        ADD COLUMN needs_round boolean NOT NULL DEFAULT false,
        ADD COLUMN allowed_origins text[] NOT NULL DEFAULT '{}',
        ADD COLUMN arcade_id text UNIQUE,
        ADD CHECK (min_score <= max_score),
        ADD CHECK ((launch = 'hosted') = (arcade_id IS NOT NULL))`);
    this.addSql(`COMMENT ON COLUMN games.arcade_id IS 'the arcade game that we serve, and that proves its scores'`);

    // The id is the random id of the launch ticket, so a ticket can be exchanged once.
    this.addSql(`
      CREATE TABLE play_sessions (
        id uuid PRIMARY KEY,
        game_id integer NOT NULL REFERENCES games,
        user_id uuid REFERENCES users,
        guest_id uuid,
        login_session_id integer,
        state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'idle')),
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        ends_at timestamptz(3) NOT NULL,
        last_ping_at timestamptz(3) NOT NULL DEFAULT now(),
        ended_at timestamptz(3),
        CHECK (user_id IS NOT NULL OR guest_id IS NOT NULL)
      ) WITH (fillfactor = 80)`);
    this.addSql(`CREATE INDEX play_sessions_ended ON play_sessions (ended_at) WHERE ended_at IS NOT NULL`);
    for (const column of ['game_id', 'user_id', 'guest_id', 'login_session_id', 'last_ping_at']) {
      this.addSql(`CREATE INDEX play_sessions_by_${column} ON play_sessions (${column}) WHERE ended_at IS NULL`);
    }
    this.addSql(`CREATE INDEX play_sessions_by_age ON play_sessions (started_at)`);

    // A trigger ends play sessions in the transaction that ends their login session, account or game.
    const endWith = (name: string, condition: string) =>
      this.addSql(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE play_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL AND ${condition};
          RETURN NULL;
        END $$`);
    endWith('end_plays_of_login', 'login_session_id = OLD.id');
    endWith('end_plays_of_user', 'user_id = NEW.id');
    endWith('end_plays_of_game', 'game_id = NEW.id');
    this.addSql(`
      CREATE TRIGGER sessions_end_plays AFTER DELETE ON sessions
        FOR EACH ROW EXECUTE FUNCTION end_plays_of_login()`);
    this.addSql(`
      CREATE TRIGGER users_end_plays AFTER UPDATE OF password_hash, deleted_at ON users FOR EACH ROW
        WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR NEW.deleted_at IS NOT NULL)
        EXECUTE FUNCTION end_plays_of_user()`);
    this.addSql(`
      CREATE TRIGGER games_end_plays AFTER UPDATE OF active ON games FOR EACH ROW
        WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION end_plays_of_game()`);

    // The play of a score. Without foreign keys, like scores (docs/decisions/0004).
    this.addSql(`
      CREATE TABLE score_origins (
        score_id bigint PRIMARY KEY,
        session_id uuid NOT NULL,
        seconds integer NOT NULL,
        verified boolean NOT NULL
      )`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER games_end_plays ON games`);
    this.addSql(`DROP TRIGGER users_end_plays ON users`);
    this.addSql(`DROP TRIGGER sessions_end_plays ON sessions`);
    this.addSql(`DROP FUNCTION end_plays_of_game, end_plays_of_user, end_plays_of_login`);
    this.addSql(`DROP TABLE score_origins, play_sessions`);
    this.addSql(`
      ALTER TABLE games DROP COLUMN launch, DROP COLUMN accepts, DROP COLUMN min_score, DROP COLUMN max_score,
        DROP COLUMN min_seconds, DROP COLUMN needs_round, DROP COLUMN allowed_origins, DROP COLUMN arcade_id`);
  }
}
