import { Migration } from '@mikro-orm/migrations';

/** The guest of a game on another site plays that game only; the guest of this site's cookie plays every game. */
export class BindGuestsToGames extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE guests ADD COLUMN game_id integer REFERENCES games`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE guests DROP COLUMN game_id`);
  }
}
