import { Migration } from '@mikro-orm/migrations';

/** Where players come from, and on what they play. */
export class AddPlayOrigins extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE play_sessions
        -- What the browser said it is; null for other clients.
        ADD COLUMN device text CHECK (device IN ('phone', 'tablet', 'desktop')),
        -- The host of the site that led the player here, or an Origin of the contracts.
        ADD COLUMN came_from text CHECK (char_length(came_from) BETWEEN 1 AND 100)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE play_sessions DROP COLUMN device, DROP COLUMN came_from`);
  }
}
