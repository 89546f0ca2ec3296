import { Migration } from '@mikro-orm/migrations';

const ACTS = ['dismiss', 'hide', 'restore', 'remove_score', 'restore_score', 'mute', 'unmute', 'accept_score', 'refuse_score']; // prettier-ignore

/** Admins take games out of the global ranking: `counts_in_totals` of their main boards. */
export class AddUnrankedGames extends Migration {
  override up(): void {
    // An admin has taken it out of the global ranking: its main board does not count in totals.
    this.addSql(`ALTER TABLE games ADD COLUMN unranked boolean NOT NULL DEFAULT false`);
    // Games whose players' totals a job has to compute again.
    this.addSql(`
      CREATE TABLE totals_recounts (
        game_id integer PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        -- Another one for each change, so that a job that runs meanwhile does not end it.
        id uuid NOT NULL DEFAULT gen_random_uuid()
      )`);
    this.replaceActs([...ACTS, 'unrank', 'rank']);
  }

  private replaceActs(acts: string[]): void {
    this.addSql(`ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_act_check`);
    this.addSql(`
      ALTER TABLE moderation_log
        ADD CONSTRAINT moderation_log_act_check CHECK (act IN (${acts.map((act) => `'${act}'`).join(', ')}))`);
  }

  override down(): void {
    this.addSql(`DELETE FROM moderation_log WHERE act IN ('unrank', 'rank')`);
    this.replaceActs(ACTS);
    this.addSql(`DROP TABLE totals_recounts`);
    this.addSql(`UPDATE boards SET counts_in_totals = true WHERE id = game_id AND direction = 'desc'`);
    this.addSql(`ALTER TABLE games DROP COLUMN unranked`);
  }
}
