import { Migration } from '@mikro-orm/migrations';

/** Races against recorded runs: practice rounds with the seed of a recording, and the best of each player in them. */
export class CreateRaces extends Migration {
  override up(): void {
    // The score whose recording is raced; null for all other rounds.
    this.addSql(`ALTER TABLE play_rounds ADD COLUMN raced_score_id bigint`);
    this.addSql(`
      CREATE TABLE races (
        score_id bigint NOT NULL REFERENCES recordings ON DELETE CASCADE,
        -- An account or a guest.
        player_id uuid NOT NULL,
        guest_id uuid REFERENCES guests ON DELETE CASCADE,
        score bigint NOT NULL,
        finished_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (score_id, player_id)
      )`);
    this.addSql(`CREATE INDEX races_by_player ON races (player_id)`);
    this.addSql(`CREATE INDEX races_by_guest ON races (guest_id) WHERE guest_id IS NOT NULL`);
  }

  override down(): void {
    this.addSql(`DROP TABLE races`);
    this.addSql(`ALTER TABLE play_rounds DROP COLUMN raced_score_id`);
  }
}
