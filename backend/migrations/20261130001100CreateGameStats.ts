import { Migration } from '@mikro-orm/migrations';

/** What makers see about each day of their games. */
export class CreateGameStats extends Migration {
  override up(): void {
    // Days (UTC) that were counted, for all games. A day without a row is not known; a game without a row on a day that
    // was counted had no plays and no scores.
    this.addSql(`
      CREATE TABLE game_stats_days (
        day date PRIMARY KEY,
        counted_at timestamptz(3) NOT NULL
      )`);
    this.addSql(`
      CREATE TABLE game_stats (
        game_id integer NOT NULL REFERENCES games,
        day date NOT NULL,
        plays integer NOT NULL,
        players integer NOT NULL,
        new_players integer NOT NULL,
        guests integer NOT NULL,
        guests_kept integer NOT NULL,
        -- Null until that day is over, and without new players.
        d1 integer,
        d7 integer,
        -- Null without plays in browsers.
        median_seconds integer,
        scores integer NOT NULL,
        refused integer NOT NULL,
        -- Counts by bucket of scores, by origin and by device.
        histogram jsonb NOT NULL,
        origins jsonb NOT NULL,
        devices jsonb NOT NULL,
        PRIMARY KEY (game_id, day)
      )`);
    this.addSql(`CREATE INDEX game_stats_by_day ON game_stats (day)`);

    // Who has played which game since when, which tells new players from others.
    this.addSql(`
      CREATE TABLE game_players (
        -- A user, or a guest whom no account had claimed.
        player_id uuid NOT NULL,
        game_id integer NOT NULL REFERENCES games,
        -- The same id, if it is a guest.
        guest_id uuid REFERENCES guests ON DELETE CASCADE,
        first_day date NOT NULL,
        PRIMARY KEY (player_id, game_id)
      )`);
    this.addSql(`CREATE INDEX game_players_by_game ON game_players (game_id)`);
    this.addSql(`CREATE INDEX game_players_by_guest ON game_players (guest_id) WHERE guest_id IS NOT NULL`);
    this.addSql(`
      INSERT INTO game_players (player_id, game_id, first_day)
      SELECT d.user_id, d.game_id, min(d.day)
      FROM play_days d
      JOIN users u ON u.id = d.user_id AND u.deleted_at IS NULL
      JOIN games g ON g.id = d.game_id
      GROUP BY d.user_id, d.game_id`);
  }

  override down(): void {
    this.addSql(`DROP TABLE game_players, game_stats, game_stats_days`);
  }
}
