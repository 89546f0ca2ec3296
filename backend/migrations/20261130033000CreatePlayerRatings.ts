import { Migration } from '@mikro-orm/migrations';

/** The player rating over all games, computed by a job. */
export class CreatePlayerRatings extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE player_ratings (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Tenths of a point.
        tenths integer NOT NULL CHECK (tenths > 0),
        rank integer NOT NULL CHECK (rank > 0),
        -- The games that count.
        games integer NOT NULL CHECK (games > 0)
      ) WITH (fillfactor = 80)`);
    this.addSql(`CREATE INDEX player_ratings_order ON player_ratings (tenths DESC, user_id)`);
    // The last rating of each day, of players whose account is not deleted.
    this.addSql(`
      CREATE TABLE player_rating_days (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        day date NOT NULL,
        tenths integer NOT NULL CHECK (tenths > 0),
        rank integer NOT NULL CHECK (rank > 0),
        PRIMARY KEY (user_id, day)
      )`);
    this.addSql(`CREATE INDEX player_rating_days_by_day ON player_rating_days (day)`);
    // One row: when the ratings were last computed, and of how many players.
    this.addSql(`
      CREATE TABLE player_rating_run (
        computed_at timestamptz(3),
        rated integer NOT NULL CHECK (rated >= 0)
      )`);
    this.addSql(`INSERT INTO player_rating_run (rated) VALUES (0)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE player_rating_run, player_rating_days, player_ratings`);
  }
}
