import { Migration } from '@mikro-orm/migrations';

const INDEXES = {
  bests_of_periods_key:
    'UNIQUE INDEX CONCURRENTLY bests_of_periods_key ON weekly_bests (period, week, user_id, game_id)',
  period_bests_board:
    'INDEX CONCURRENTLY period_bests_board ON weekly_bests (period, week, game_id, score DESC, achieved_at, score_id) INCLUDE (user_id)',
};

/** Prepares bests of days and months beside those of weeks, while scores are accepted. */
export class IndexPeriodsOfBests extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`ALTER TABLE weekly_bests ADD COLUMN IF NOT EXISTS period text NOT NULL DEFAULT 'week'`);
    for (const [name, index] of Object.entries(INDEXES)) {
      this.addSql(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      this.addSql(`CREATE ${index}`);
    }
  }

  override down(): void {
    for (const name of Object.keys(INDEXES)) this.addSql(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    this.addSql(`ALTER TABLE weekly_bests DROP COLUMN IF EXISTS period`);
  }
}
