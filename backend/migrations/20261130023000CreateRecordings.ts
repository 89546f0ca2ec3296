import { Migration } from '@mikro-orm/migrations';

/** Seeds and logs of checked runs, from which they are shown again. Like scores, they have no foreign keys. */
export class CreateRecordings extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE recordings (
        score_id bigint PRIMARY KEY,
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        rules_version integer NOT NULL,
        seed bytea NOT NULL,
        -- Null once the rules of this version are gone.
        log bytea CHECK (octet_length(log) <= 16000),
        ticks integer NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Since when it has been on no board.
        replaced_at timestamptz(3),
        -- When somebody last opened it, to the day.
        opened_at timestamptz(3)
      )`);
    this.addSql(`CREATE INDEX recordings_by_user ON recordings (user_id)`);
    this.addSql(`CREATE INDEX recordings_replaced ON recordings (replaced_at) WHERE replaced_at IS NOT NULL`);
    // The best of a guest keeps its recording until it is claimed.
    this.addSql(`ALTER TABLE guest_bests ADD COLUMN recording jsonb`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE guest_bests DROP COLUMN recording`);
    this.addSql(`DROP TABLE recordings`);
  }
}
