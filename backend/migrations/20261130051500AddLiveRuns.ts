import { Migration } from '@mikro-orm/migrations';

/** Who lets others watch, and the newest recordings, one of which is shown meanwhile. */
export class AddLiveRuns extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE preferences ADD COLUMN share_runs boolean NOT NULL DEFAULT true`);
    this.addSql(`CREATE INDEX recordings_by_time ON recordings (created_at) WHERE log IS NOT NULL`);
  }

  override down(): void {
    this.addSql(`DROP INDEX recordings_by_time`);
    this.addSql(`ALTER TABLE preferences DROP COLUMN share_runs`);
  }
}
