import { Migration } from '@mikro-orm/migrations';

/** Notices for achievements of single games. */
export class AddGameAchievementNotices extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE notices DROP CONSTRAINT notices_kind_check`);
    this.addSql(`
      ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (
        kind IN ('overtaken', 'comment', 'mention', 'achievement', 'game_achievement', 'weekly_result', 'moderation',
                 'invite'))`);
  }

  override down(): void {
    this.addSql(`DELETE FROM notices WHERE kind = 'game_achievement'`);
    this.addSql(`ALTER TABLE notices DROP CONSTRAINT notices_kind_check`);
    this.addSql(`
      ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (
        kind IN ('overtaken', 'comment', 'mention', 'achievement', 'weekly_result', 'moderation', 'invite'))`);
  }
}
