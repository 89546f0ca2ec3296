import { Migration } from '@mikro-orm/migrations';

/** Lists have playable games first no longer. `games_playable_trending` stays, for featured and similar games. */
export class SortGamesStrictly extends Migration {
  override up(): void {
    this.addSql(`DROP INDEX games_playable_newest, games_playable_oldest, games_playable_name, games_playable_rating`);
  }

  override down(): void {
    this.addSql(`CREATE INDEX games_playable_newest ON games (playable DESC, created_at DESC, id DESC)`);
    this.addSql(`CREATE INDEX games_playable_oldest ON games (playable DESC, created_at, id)`);
    this.addSql(`CREATE INDEX games_playable_name ON games (playable DESC, search_form(name), id)`);
    this.addSql(
      `CREATE INDEX games_playable_rating ON games (playable DESC, rating_order DESC, rating_count DESC, id)`,
    );
  }
}
