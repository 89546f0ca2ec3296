import { Migration } from '@mikro-orm/migrations';

/** The daily: one game and one seed a day, and one counted run of each player. */
export class CreateDailies extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE dailies (
        day date PRIMARY KEY,
        number integer NOT NULL UNIQUE CHECK (number > 0),
        game_id integer NOT NULL REFERENCES games ON DELETE CASCADE,
        seed bytea NOT NULL CHECK (octet_length(seed) = 16),
        drawn_at timestamptz(3) NOT NULL
      )`);
    // A run begun counts, also without a score. The round itself is deleted after six hours.
    this.addSql(`
      CREATE TABLE daily_runs (
        round_id uuid PRIMARY KEY,
        day date NOT NULL REFERENCES dailies ON DELETE CASCADE,
        user_id uuid REFERENCES users ON DELETE CASCADE,
        guest_id uuid REFERENCES guests ON DELETE CASCADE,
        -- Minutes by which the clock of the player is ahead of UTC.
        utc_offset smallint CHECK (utc_offset BETWEEN -840 AND 840),
        started_at timestamptz(3) NOT NULL,
        -- Null for guests, and until the run is over.
        score_id bigint,
        -- The score of a guest and its origin, until an account claims it.
        guest_score bigint CHECK (guest_score > 0),
        guest_origin jsonb,
        CHECK ((user_id IS NULL) <> (guest_id IS NULL)),
        UNIQUE (day, user_id),
        UNIQUE (day, guest_id)
      )`);
    this.addSql(`CREATE INDEX daily_runs_by_user ON daily_runs (user_id, day) WHERE user_id IS NOT NULL`);
    this.addSql(`CREATE INDEX daily_runs_by_guest ON daily_runs (guest_id) WHERE guest_id IS NOT NULL`);
    this.addSql(`CREATE UNIQUE INDEX daily_runs_by_score ON daily_runs (score_id) WHERE score_id IS NOT NULL`);
    // The day whose counted round it is; null for all other rounds.
    this.addSql(`ALTER TABLE play_rounds ADD COLUMN day date`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE play_rounds DROP COLUMN day`);
    this.addSql(`DROP TABLE daily_runs, dailies`);
  }
}
