import { Migration } from '@mikro-orm/migrations';

/** Achievements of single games, by verified run and by player. */
export class CreateGameAchievements extends Migration {
  override up(): void {
    // Inserted with the score. Without foreign keys, like scores (docs/decisions/0004).
    this.addSql(`
      CREATE TABLE score_achievements (
        score_id bigint PRIMARY KEY,
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        keys text[] NOT NULL,
        settled_at timestamptz(3)
      )`);
    this.addSql(`CREATE INDEX score_achievements_by_player ON score_achievements (user_id, game_id)`);
    this.addSql(`CREATE INDEX score_achievements_unsettled ON score_achievements (user_id) WHERE settled_at IS NULL`);
    this.addSql(`
      CREATE TABLE game_achievements (
        user_id uuid NOT NULL REFERENCES users,
        game_id integer NOT NULL REFERENCES games,
        key text NOT NULL,
        completed_at timestamptz(3),
        times_taken_back integer NOT NULL DEFAULT 0,
        PRIMARY KEY (user_id, game_id, key)
      )`);
    this.addSql(`ALTER TABLE guest_bests ADD COLUMN achievements text[] NOT NULL DEFAULT '{}'`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE guest_bests DROP COLUMN achievements`);
    this.addSql(`DROP TABLE game_achievements, score_achievements`);
  }
}
