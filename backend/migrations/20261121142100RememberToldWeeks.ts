import { Migration } from '@mikro-orm/migrations';

/** Weeks whose champions have been notified. */
export class RememberToldWeeks extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE told_weeks (
        week date PRIMARY KEY CHECK (extract(isodow FROM week) = 1),
        told_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    // Earlier weeks are not notified.
    this.addSql(`INSERT INTO told_weeks (week) SELECT week FROM closed_weeks`);
  }

  override down(): void {
    this.addSql(`DROP TABLE told_weeks`);
  }
}
