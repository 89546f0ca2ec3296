import { Migration } from '@mikro-orm/migrations';

/** One word for one state. */
export class RenameStates extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE games RENAME held_reason TO hidden_reason`);
    this.addSql(`
      COMMENT ON COLUMN games.hidden_reason IS 'why a moderator has hidden it; its creator cannot show it meanwhile'`);
    this.addSql(`
      COMMENT ON COLUMN moderation_cases.was_shown IS 'whether its creator showed the game before it was hidden'`);
    this.addSql(`ALTER TABLE closed_weeks RENAME TO finalized_weeks`);
    this.addSql(`ALTER TABLE finalized_weeks RENAME closed_at TO finalized_at`);
    this.addSql(`ALTER TABLE told_weeks RENAME TO notified_weeks`);
    this.addSql(`ALTER TABLE notified_weeks RENAME told_at TO notified_at`);
    this.addSql(`ALTER TABLE achievements RENAME times_taken_back TO times_revoked`);
    this.addSql(`ALTER TABLE game_achievements RENAME times_taken_back TO times_revoked`);
    this.addSql(`ALTER TABLE score_achievements RENAME settled_at TO reconciled_at`);
    this.addSql(`ALTER INDEX score_achievements_unsettled RENAME TO score_achievements_unreconciled`);
    this.addSql(`ALTER TABLE removed_scores RENAME settled_at TO checked_at`);
    this.addSql(`ALTER INDEX removed_scores_unsettled RENAME TO removed_scores_unchecked`);
  }
}
