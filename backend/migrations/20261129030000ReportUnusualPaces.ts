import { Migration } from '@mikro-orm/migrations';

/** Scores that the server itself reports, because of the pace of their run. */
export class ReportUnusualPaces extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE reports ALTER COLUMN user_id DROP NOT NULL, ADD COLUMN finding jsonb,
        ADD CONSTRAINT reports_of_server CHECK ((user_id IS NULL) = (finding IS NOT NULL))`);
    this.addSql(`COMMENT ON COLUMN reports.user_id IS 'null if the server reports it'`);
    this.addSql(`COMMENT ON COLUMN reports.finding IS 'what the server has noticed'`);
    // Once for each score, even after the report was resolved.
    this.addSql(`CREATE UNIQUE INDEX reports_by_server ON reports (case_id) WHERE user_id IS NULL`);
    this.addSql(`ALTER TABLE guest_bests ADD COLUMN finding jsonb`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE guest_bests DROP COLUMN finding`);
    this.addSql(`
      UPDATE moderation_cases c
      SET open_reports = open_reports - 1, open_since = CASE WHEN open_reports > 1 THEN open_since END
      FROM reports r WHERE r.case_id = c.id AND r.user_id IS NULL AND r.resolved_at IS NULL`);
    this.addSql(`DROP INDEX reports_by_server`);
    this.addSql(`DELETE FROM reports WHERE user_id IS NULL`);
    this.addSql(`
      ALTER TABLE reports DROP CONSTRAINT reports_of_server, DROP COLUMN finding, ALTER COLUMN user_id SET NOT NULL`);
  }
}
