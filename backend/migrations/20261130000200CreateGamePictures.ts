import { Migration } from '@mikro-orm/migrations';

/** Pictures that makers upload for their games. */
export class CreateGamePictures extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE game_pictures (
        id uuid PRIMARY KEY,
        game_id integer NOT NULL REFERENCES games ON DELETE CASCADE,
        -- Of the largest file, in pixels.
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        uploaded_by uuid NOT NULL REFERENCES users,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    this.addSql(`CREATE INDEX game_pictures_by_game ON game_pictures (game_id)`);
    this.addSql(`CREATE INDEX game_pictures_by_user ON game_pictures (uploaded_by)`);

    // WebP, which PostgreSQL cannot compress any further.
    this.addSql(`
      CREATE TABLE game_picture_files (
        picture_id uuid NOT NULL REFERENCES game_pictures ON DELETE CASCADE,
        width integer NOT NULL CHECK (width > 0),
        content bytea NOT NULL,
        PRIMARY KEY (picture_id, width)
      )`);

    // Already compressed.
    this.addSql(`ALTER TABLE game_picture_files ALTER COLUMN content SET STORAGE EXTERNAL`);
  }

  override down(): void {
    this.addSql(`DROP TABLE game_picture_files, game_pictures`);
  }
}
