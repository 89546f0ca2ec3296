import { Migration } from '@mikro-orm/migrations';

const allow = (kinds: string) => `ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (kind IN (${kinds}))`;
const KINDS = `'overtaken', 'comment', 'mention', 'achievement', 'game_achievement', 'weekly_result', 'moderation', 'invite'`;

/** Notices for creators whose game got a first score by the key of another account, and of whom they were notified. */
export class AddKeyScoreNotices extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE notices DROP CONSTRAINT notices_kind_check`);
    this.addSql(allow(`${KINDS}, 'key_score'`));
    this.addSql(`
      CREATE TABLE key_scorers (
        game_id integer NOT NULL REFERENCES games ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        PRIMARY KEY (game_id, user_id)
      )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE key_scorers`);
    this.addSql(`DELETE FROM notices WHERE kind = 'key_score'`);
    this.addSql(`ALTER TABLE notices DROP CONSTRAINT notices_kind_check`);
    this.addSql(allow(KINDS));
  }
}
