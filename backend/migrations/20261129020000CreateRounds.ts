import { Migration } from '@mikro-orm/migrations';

/**
 * Rounds, with the seed of their random numbers. A round ends when the next one of its session starts; that follows from
 * the start times. In games with hidden information, the server keeps the seed and the inputs that it has answered;
 * `log` is null for other games.
 */
export class CreateRounds extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE play_rounds (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES play_sessions ON DELETE CASCADE,
        seed bytea NOT NULL CHECK (octet_length(seed) = 16),
        log text,
        started_at timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 80)`);
    this.addSql(`CREATE INDEX play_rounds_by_session ON play_rounds (session_id, started_at, id)`);
    this.addSql(`CREATE INDEX play_rounds_by_age ON play_rounds (started_at)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE play_rounds`);
  }
}
