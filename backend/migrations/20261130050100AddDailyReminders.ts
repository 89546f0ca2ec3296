import { Migration } from '@mikro-orm/migrations';

const NOTICE_KINDS = ['overtaken', 'comment', 'mention', 'achievement', 'game_achievement', 'weekly_result', 'moderation', 'invite', 'key_score', 'maker_invite', 'transfer']; // prettier-ignore

/** The notice that a streak ends today, and whether it is emailed. */
export class AddDailyReminders extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE preferences ADD COLUMN daily_reminder boolean NOT NULL DEFAULT false`);
    this.replaceNoticeKinds([...NOTICE_KINDS, 'daily_streak']);
  }

  private replaceNoticeKinds(kinds: readonly string[]): void {
    const known = kinds.map((kind) => `'${kind}'`).join(', ');
    this.addSql(`
      ALTER TABLE notices DROP CONSTRAINT notices_kind_check,
        ADD CONSTRAINT notices_kind_check CHECK (kind IN (${known}))`);
  }

  override down(): void {
    this.addSql(`DELETE FROM notices WHERE kind = 'daily_streak'`);
    this.replaceNoticeKinds(NOTICE_KINDS);
    this.addSql(`ALTER TABLE preferences DROP COLUMN daily_reminder`);
  }
}
