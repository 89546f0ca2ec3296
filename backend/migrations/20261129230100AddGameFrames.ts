import { Migration } from '@mikro-orm/migrations';

/** The size of a game's frame in pixels (none: it fills the stage), and how a phone is held for the game. */
export class AddGameFrames extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE games
        ADD COLUMN frame_width integer CHECK (frame_width BETWEEN 100 AND 4096),
        ADD COLUMN frame_height integer CHECK (frame_height BETWEEN 100 AND 4096),
        ADD COLUMN orientation text NOT NULL DEFAULT 'any' CHECK (orientation IN ('any', 'portrait', 'landscape')),
        ADD CONSTRAINT games_frame_has_both_sides CHECK ((frame_width IS NULL) = (frame_height IS NULL))`);
  }

  override down(): void {
    this.addSql('ALTER TABLE games DROP COLUMN frame_width, DROP COLUMN frame_height, DROP COLUMN orientation');
  }
}
