import { Migration } from '@mikro-orm/migrations';

/** The ranks of players on boards, day by day. */
export class CreateRankDays extends Migration {
  override up(): void {
    // The last count of each day on which the board or one of its game had a score, of the first thousand players.
    this.addSql(`
      CREATE TABLE rank_days (
        board_id integer NOT NULL REFERENCES boards ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        day date NOT NULL,
        rank integer NOT NULL CHECK (rank > 0),
        PRIMARY KEY (board_id, day, user_id)
      )`);
    this.addSql(`CREATE INDEX rank_days_by_user ON rank_days (user_id, board_id, day)`);
    this.addSql(`CREATE INDEX rank_days_by_day ON rank_days (day)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE rank_days`);
  }
}
