import { Migration } from '@mikro-orm/migrations';

/** Refused requests of each game, counted by day and reason. */
export class CreateGameRefusals extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE game_refusals (
        game_id integer NOT NULL REFERENCES games,
        day date NOT NULL,
        -- The error code.
        code text NOT NULL,
        count integer NOT NULL CHECK (count > 0),
        PRIMARY KEY (game_id, day, code)
      ) WITH (fillfactor = 80)`);
    this.addSql(`CREATE INDEX game_refusals_by_day ON game_refusals (day)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE game_refusals`);
  }
}
