import { Migration } from '@mikro-orm/migrations';

/** Players of the last 7 days, counted by a job, and players of each game in the 7 days before. */
export class CountActivePlayers extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE active_players (
        user_id uuid PRIMARY KEY REFERENCES users,
        games_played integer NOT NULL CHECK (games_played > 0),
        last_played_at timestamptz(3) NOT NULL
      ) WITH (fillfactor = 80)`);
    this.addSql(`
      CREATE INDEX active_players_order ON active_players (games_played DESC, last_played_at DESC, user_id)`);

    this.addSql(`
      ALTER TABLE games ADD COLUMN previous_players integer NOT NULL DEFAULT 0 CHECK (previous_players >= 0)`);
    this.addSql(`
      COMMENT ON COLUMN games.previous_players IS 'distinct players of the 7 days before the last 7, by the job of trends'`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE games DROP COLUMN previous_players`);
    this.addSql(`DROP TABLE active_players`);
  }
}
