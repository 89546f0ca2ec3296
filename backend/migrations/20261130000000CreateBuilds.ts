import { Migration } from '@mikro-orm/migrations';

/** At least ten characters, unless the condition holds. */
const text = (column: string, orEmpty: string) =>
  `char_length(${column}) <= 5000 AND (${orEmpty} OR char_length(${column}) >= 10)`;

const categories = (orNone: string) => `
  (${orNone} OR cardinality(categories) > 0)
  AND categories <@ ARRAY['Text Adventure', 'Strategy', 'Puzzle', 'RPG', 'Educational', 'Simulation', 'Other']`;

/** Uploaded builds of games, and drafts. */
export class CreateBuilds extends Migration {
  override up(): void {
    // Files are stored once, however many builds contain them.
    this.addSql(`
      CREATE TABLE stored_files (
        sha256 bytea PRIMARY KEY CHECK (octet_length(sha256) = 32),
        size integer NOT NULL CHECK (size >= 0)
      )`);
    this.addSql(`
      CREATE TABLE stored_file_chunks (
        sha256 bytea NOT NULL REFERENCES stored_files ON DELETE CASCADE,
        number integer NOT NULL CHECK (number >= 0),
        bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 1048576),
        PRIMARY KEY (sha256, number)
      )`);
    // Files are compressed already where it helps.
    this.addSql(`ALTER TABLE stored_file_chunks ALTER COLUMN bytes SET STORAGE EXTERNAL`);
    this.addSql(`
      CREATE TABLE builds (
        id uuid PRIMARY KEY,
        game_id integer NOT NULL REFERENCES games,
        number integer NOT NULL CHECK (number > 0),
        uploaded_by uuid NOT NULL REFERENCES users,
        -- Of the uploaded file.
        sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
        size integer NOT NULL CHECK (size > 0),
        verdict text NOT NULL CHECK (verdict IN ('ready', 'risky', 'broken')),
        reasons jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(reasons) = 'array'),
        notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 500),
        -- Why an admin has hidden it; it is not served meanwhile.
        hidden_reason text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (game_id, number)
      )`);
    this.addSql(`CREATE INDEX builds_by_user ON builds (uploaded_by)`);
    this.addSql(`
      CREATE TABLE build_files (
        build_id uuid NOT NULL REFERENCES builds ON DELETE CASCADE,
        path text NOT NULL CHECK (char_length(path) BETWEEN 1 AND 500),
        sha256 bytea NOT NULL REFERENCES stored_files,
        -- How the stored bytes are compressed, if they are.
        encoding text CHECK (encoding IN ('gzip', 'br')),
        PRIMARY KEY (build_id, path)
      )`);
    this.addSql(`CREATE INDEX build_files_by_content ON build_files (sha256)`);

    this.addSql(`ALTER TABLE games ADD COLUMN build_id uuid REFERENCES builds`);
    this.addSql(`CREATE INDEX games_by_build ON games (build_id) WHERE build_id IS NOT NULL`);
    this.replaceCheck('arcade_id', `(launch = 'hosted') = (arcade_id IS NOT NULL OR build_id IS NOT NULL)`);
    // A draft was never listed; what visitors read may be missing until then.
    this.addSql(`ALTER TABLE games ADD COLUMN draft boolean NOT NULL DEFAULT false CHECK (NOT (draft AND active))`);
    this.addSql(`
      ALTER TABLE games ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (
        CASE WHEN active THEN 'listed' WHEN draft THEN 'draft' ELSE 'hidden' END) STORED`);
    this.replaceCheck('description', text('description', 'draft'));
    this.replaceCheck('ai_integration_details', text('ai_integration_details', 'draft'));
    this.replaceCheck('categories', categories('draft'));
  }

  /** Replaces the check that names the column; PostgreSQL has chosen its name. */
  private replaceCheck(column: string, check: string): void {
    this.addSql(`
      DO $$ BEGIN
        EXECUTE (
          SELECT format('ALTER TABLE games DROP CONSTRAINT %I', conname) FROM pg_constraint
          WHERE conrelid = 'games'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) ~ '\\m${column}\\M');
      END $$`);
    this.addSql(`ALTER TABLE games ADD CHECK (${check})`);
  }

  override down(): void {
    this.addSql(`UPDATE games SET launch = 'link', build_id = NULL WHERE build_id IS NOT NULL`);
    this.addSql(`DELETE FROM games WHERE draft`);
    this.replaceCheck('arcade_id', `(launch = 'hosted') = (arcade_id IS NOT NULL)`);
    this.replaceCheck('description', text('description', 'false'));
    this.replaceCheck('ai_integration_details', text('ai_integration_details', 'false'));
    this.replaceCheck('categories', categories('false'));
    this.addSql(`ALTER TABLE games DROP COLUMN build_id, DROP COLUMN status, DROP COLUMN draft`);
    this.addSql(`DROP TABLE build_files, builds, stored_file_chunks, stored_files`);
  }
}
