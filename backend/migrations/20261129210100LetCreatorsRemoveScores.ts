import { Migration } from '@mikro-orm/migrations';

const check = (table: string, column: string, condition: string) => `
  ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_check, ADD CONSTRAINT ${table}_${column}_check CHECK (${condition})`;

const REASON = 'char_length(reason) BETWEEN 3 AND 500';
const REPORT_REASONS = `'spam', 'abuse', 'cheating', 'broken', 'other'`;

/** Creators remove and restore scores of their games, and players appeal. */
export class LetCreatorsRemoveScores extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE moderation_log ADD COLUMN by_creator boolean NOT NULL DEFAULT false`);
    this.addSql(`COMMENT ON COLUMN moderation_log.by_creator IS 'admin_id is the creator of the game, not an admin'`);
    this.addSql(check('moderation_log', 'reason', `${REASON} OR act = 'restore_score' AND reason = ''`));
    this.addSql(check('reports', 'reason', `reason IN (${REPORT_REASONS}, 'appeal')`));
    this.addSql(`CREATE INDEX removed_scores_by_game ON removed_scores (game_id, number)`);
  }

  override down(): void {
    this.addSql(`DROP INDEX removed_scores_by_game`);
    this.addSql(`UPDATE reports SET reason = 'other' WHERE reason = 'appeal'`);
    this.addSql(check('reports', 'reason', `reason IN (${REPORT_REASONS})`));
    this.addSql(`UPDATE moderation_log SET reason = act WHERE reason = ''`);
    this.addSql(check('moderation_log', 'reason', REASON));
    this.addSql(`ALTER TABLE moderation_log DROP COLUMN by_creator`);
  }
}
