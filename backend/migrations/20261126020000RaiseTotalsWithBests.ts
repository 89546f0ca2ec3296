import { Migration } from '@mikro-orm/migrations';

/** Projections add to totals by upserts: the proposed row of a gain without a new game has no games. */
export class RaiseTotalsWithBests extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE player_totals DROP CONSTRAINT player_totals_games_played_check`);
    this.addSql(`
      ALTER TABLE player_totals ADD CONSTRAINT player_totals_games_played_check CHECK (games_played >= 0) NOT VALID`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE player_totals DROP CONSTRAINT player_totals_games_played_check`);
    this.addSql(`
      ALTER TABLE player_totals ADD CONSTRAINT player_totals_games_played_check CHECK (games_played > 0) NOT VALID`);
  }
}
