import { Migration } from '@mikro-orm/migrations';

/** Daily plays of games, so that a week is not recounted from its scores. */
export class CountScoresByDay extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE game_days (
        day date NOT NULL,
        game_id integer NOT NULL,
        scores bigint NOT NULL CHECK (scores > 0),
        PRIMARY KEY (day, game_id)
      )`);
    this.addSql(`
      CREATE TABLE counted_days (
        day date PRIMARY KEY,
        counted_at timestamptz(3) NOT NULL
      )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE counted_days, game_days`);
  }
}
