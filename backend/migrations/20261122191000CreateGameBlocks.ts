import { Migration } from '@mikro-orm/migrations';

/** Players blocked by the creator of a game. */
export class CreateGameBlocks extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE game_blocks (
        game_id integer NOT NULL REFERENCES games,
        user_id uuid NOT NULL REFERENCES users,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (game_id, user_id)
      )`);
    this.addSql(`CREATE INDEX game_blocks_by_user ON game_blocks (user_id)`);
    this.addSql(`
      CREATE FUNCTION end_plays_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE play_sessions SET ended_at = clock_timestamp()
        WHERE ended_at IS NULL AND game_id = NEW.game_id AND user_id = NEW.user_id;
        RETURN NULL;
      END $$`);
    this.addSql(`
      CREATE TRIGGER game_blocks_end_plays AFTER INSERT ON game_blocks
        FOR EACH ROW EXECUTE FUNCTION end_plays_of_blocked()`);
  }

  override down(): void {
    this.addSql(`DROP TABLE game_blocks`);
    this.addSql(`DROP FUNCTION end_plays_of_blocked`);
  }
}
