import { Migration } from '@mikro-orm/migrations';

/** Stores data exports compressed and in pieces, because one may contain a million scores. */
export class KeepExportsInPieces extends Migration {
  override up(): void {
    // The attempt that wrote the pieces: an interrupted one must not mix with another.
    this.addSql(`ALTER TABLE data_exports DROP COLUMN content, ADD COLUMN run uuid`);
    this.addSql(`CREATE INDEX data_exports_wanted ON data_exports (requested_at) WHERE ready_at IS NULL`);
    this.addSql(`
      CREATE TABLE data_export_pieces (
        run uuid NOT NULL,
        number integer NOT NULL,
        user_id uuid NOT NULL REFERENCES data_exports ON DELETE CASCADE,
        content bytea NOT NULL,
        PRIMARY KEY (run, number)
      )`);
    this.addSql(`CREATE INDEX data_export_pieces_by_user ON data_export_pieces (user_id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE data_export_pieces`);
    this.addSql(`DROP INDEX data_exports_wanted`);
    this.addSql(`ALTER TABLE data_exports DROP COLUMN run, ADD COLUMN content text`);
  }
}
