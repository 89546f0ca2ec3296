import { Migration } from '@mikro-orm/migrations';

/** Scores removed by moderators, kept so that they can be restored and replayed requests get the same response. */
export class KeepRemovedScores extends Migration {
  override up(): void {
    // One row, locked and incremented by each removal: numbers have the order of commits, and data read with a number
    // includes all removals up to it.
    this.addSql(`
      CREATE TABLE removal_count (
        the_only_row boolean PRIMARY KEY DEFAULT true CHECK (the_only_row),
        number bigint NOT NULL
      )`);
    this.addSql(`INSERT INTO removal_count (number) VALUES (0)`);
    this.addSql(`
      CREATE TABLE removed_scores (
        number bigint PRIMARY KEY,
        id bigint NOT NULL UNIQUE,
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        score bigint NOT NULL CHECK (score BETWEEN 1 AND 9007199254740991),
        created_at timestamptz(3) NOT NULL,
        removed_at timestamptz(3) NOT NULL DEFAULT now(),
        seen_at timestamptz(3),
        settled_at timestamptz(3),
        restored_at timestamptz(3)
      )`);
    this.addSql(`CREATE INDEX removed_scores_by_player ON removed_scores (user_id, number)`);
    this.addSql(`CREATE INDEX removed_scores_by_time ON removed_scores (greatest(removed_at, restored_at))`);
    this.addSql(`CREATE INDEX removed_scores_unsettled ON removed_scores (number) WHERE settled_at IS NULL`);

    this.addSql(`
      ALTER TABLE achievements
        ADD COLUMN removals bigint NOT NULL DEFAULT 0,
        ADD COLUMN times_taken_back integer NOT NULL DEFAULT 0`);
    this.addSql(`
      COMMENT ON COLUMN achievements.removals IS
        'it is right as of this removal: figures that were read before it raise nothing'`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE achievements DROP COLUMN removals, DROP COLUMN times_taken_back`);
    this.addSql(`DROP TABLE removed_scores, removal_count`);
  }
}
