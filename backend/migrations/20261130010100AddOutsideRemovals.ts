import { Migration } from '@mikro-orm/migrations';

/** Removals of all scores that are outside of the bounds of their game, until a job has done them. */
export class AddOutsideRemovals extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE outside_removals (
        game_id integer PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        -- Players are notified once of each removal.
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        requested_by uuid NOT NULL REFERENCES users,
        -- A maker of the game, not an admin.
        by_creator boolean NOT NULL,
        reason text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 500),
        requested_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE outside_removals`);
  }
}
