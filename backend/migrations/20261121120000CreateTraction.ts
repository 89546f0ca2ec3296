import { Migration } from '@mikro-orm/migrations';

/** Weekly plays of model versions, counted by a job until the week is over. */
export class CreateTraction extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE version_weeks (
        week date NOT NULL CHECK (extract(isodow FROM week) = 1),
        model_version_id integer NOT NULL REFERENCES model_versions,
        games integer NOT NULL CHECK (games > 0),
        players integer NOT NULL CHECK (players > 0),
        scores bigint NOT NULL CHECK (scores >= players),
        PRIMARY KEY (model_version_id, week)
      )`);
    this.addSql(`
      CREATE TABLE counted_weeks (
        week date PRIMARY KEY CHECK (extract(isodow FROM week) = 1),
        counted_at timestamptz(3) NOT NULL
      )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE counted_weeks, version_weeks`);
  }
}
