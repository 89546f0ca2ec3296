import { Migration } from '@mikro-orm/migrations';

/** The orders of the list of games. */
const ORDERS = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
  name: 'search_form(name), id',
  trending: 'active_players DESC, growth_percentage DESC, id',
  rating: 'rating_order DESC, rating_count DESC, id',
};

/** Whether a game can be played (the same rule as `canBePlayed`), and an index for each order with those games first. */
export class ListPlayableGamesFirst extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE games
        ADD COLUMN playable boolean NOT NULL GENERATED ALWAYS AS (launch = 'hosted' OR game_url IS NOT NULL) STORED`);
    for (const [name, order] of Object.entries(ORDERS)) {
      this.addSql(`CREATE INDEX games_playable_${name} ON games (playable DESC, ${order})`);
    }
  }

  override down(): void {
    this.addSql('ALTER TABLE games DROP COLUMN playable');
  }
}
