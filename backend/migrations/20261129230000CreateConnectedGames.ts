import { Migration } from '@mikro-orm/migrations';

/** Games outside browsers that players have connected by code, whose sessions last until the connection ends. */
export class CreateConnectedGames extends Migration {
  override up(): void {
    // The id is that of the first session.
    this.addSql(`
      CREATE TABLE connected_games (
        id uuid PRIMARY KEY,
        secret_hash bytea NOT NULL UNIQUE,
        game_id integer NOT NULL REFERENCES games,
        user_id uuid NOT NULL REFERENCES users,
        connected_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    this.addSql(`COMMENT ON COLUMN connected_games.secret_hash IS 'SHA-256 of the device secret'`);
    for (const column of ['game_id', 'user_id', 'connected_at']) {
      this.addSql(`CREATE INDEX connected_games_by_${column} ON connected_games (${column})`);
    }
    this.addSql(`ALTER TABLE play_sessions ADD COLUMN connected_game_id uuid`);
    this.addSql(`ALTER TABLE connect_codes ADD COLUMN is_native boolean NOT NULL DEFAULT false`);
    this.addSql(`COMMENT ON COLUMN connect_codes.is_native IS 'requested by a game outside browsers'`);

    // Triggers end connections in the transaction that ends access to account or game, and their sessions with them.
    const trigger = (name: string, statement: string, event: string) => {
      this.addSql(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          ${statement};
          RETURN NULL;
        END $$`);
      this.addSql(`CREATE TRIGGER ${name} AFTER ${event} EXECUTE FUNCTION ${name}()`);
    };
    trigger(
      'end_plays_of_connected_game',
      `UPDATE play_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL AND connected_game_id = OLD.id`,
      'DELETE ON connected_games FOR EACH ROW',
    );
    trigger(
      'disconnect_games_of_user',
      `DELETE FROM connected_games WHERE user_id = NEW.id`,
      `UPDATE OF password_hash, deleted_at ON users FOR EACH ROW
         WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR NEW.deleted_at IS NOT NULL)`,
    );
    trigger(
      'disconnect_hidden_game',
      `DELETE FROM connected_games WHERE game_id = NEW.id`,
      `UPDATE OF active ON games FOR EACH ROW WHEN (OLD.active AND NOT NEW.active)`,
    );
    trigger(
      'disconnect_game_of_blocked',
      `DELETE FROM connected_games WHERE game_id = NEW.game_id AND user_id = NEW.user_id`,
      `INSERT ON game_blocks FOR EACH ROW`,
    );
  }

  override down(): void {
    this.addSql(`DROP TRIGGER disconnect_game_of_blocked ON game_blocks`);
    this.addSql(`DROP TRIGGER disconnect_hidden_game ON games`);
    this.addSql(`DROP TRIGGER disconnect_games_of_user ON users`);
    this.addSql(`DROP TABLE connected_games`);
    this.addSql(`
      DROP FUNCTION disconnect_game_of_blocked, disconnect_hidden_game, disconnect_games_of_user,
        end_plays_of_connected_game`);
    this.addSql(`ALTER TABLE play_sessions DROP COLUMN connected_game_id`);
    this.addSql(`ALTER TABLE connect_codes DROP COLUMN is_native`);
  }
}
