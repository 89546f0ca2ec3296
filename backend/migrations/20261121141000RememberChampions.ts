import { Migration } from '@mikro-orm/migrations';

/** The champions of finished weeks, for each game and for all games. */
export class RememberChampions extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE closed_weeks (
        week date PRIMARY KEY CHECK (extract(isodow FROM week) = 1),
        players integer NOT NULL CHECK (players >= 0),
        recount boolean NOT NULL DEFAULT false,
        closed_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    this.addSql(
      `COMMENT ON COLUMN closed_weeks.recount IS 'a score of the week was removed since: the job works its champions out again'`,
    );
    this.addSql(`
      CREATE TABLE week_champions (
        week date NOT NULL REFERENCES closed_weeks,
        game_id integer REFERENCES games,
        user_id uuid NOT NULL REFERENCES users,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
        score bigint NOT NULL CHECK (score BETWEEN 1 AND 9007199254740991),
        score_id bigint NOT NULL,
        achieved_at timestamptz(3) NOT NULL,
        players integer NOT NULL CHECK (players > 0),
        UNIQUE NULLS NOT DISTINCT (week, game_id, user_id)
      )`);
    this.addSql(`COMMENT ON COLUMN week_champions.game_id IS 'null: the board over all games'`);
    this.addSql(`COMMENT ON COLUMN week_champions.players IS 'how many the board had, the same in all its rows'`);
    // For the page of a week: its games in order, with their rows.
    this.addSql(`CREATE INDEX week_champions_by_game ON week_champions (week, players DESC, game_id, place)`);
    this.addSql(`CREATE INDEX week_champions_by_user ON week_champions (user_id, week DESC)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE week_champions, closed_weeks`);
  }
}
