import { Migration } from '@mikro-orm/migrations';

const ACTS = ['dismiss', 'hide', 'restore', 'remove_score', 'restore_score', 'mute', 'unmute'];

/** Scores that break a rule of their game, and wait for one of its makers. */
export class AddHeldScores extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE games ADD COLUMN on_doubt text NOT NULL DEFAULT 'refuse' CHECK (on_doubt IN ('refuse', 'hold'))`);
    // On no board until they are accepted. Without foreign keys, like scores.
    this.addSql(`
      CREATE TABLE held_scores (
        id bigint PRIMARY KEY,
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        -- Null on the main board.
        board_id integer,
        score bigint NOT NULL CHECK (score BETWEEN 1 AND 9007199254740991),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        session_id uuid,
        seconds_played integer,
        verified boolean,
        -- Which rule it breaks.
        doubt text NOT NULL CHECK (doubt IN ('out_of_range', 'too_fast', 'pace')),
        -- What the server has noticed about the pace of the run.
        finding jsonb
      )`);
    this.addSql(`CREATE INDEX held_scores_by_game ON held_scores (game_id, id)`);
    this.addSql(`CREATE INDEX held_scores_by_player ON held_scores (user_id, game_id)`);
    this.replaceActs([...ACTS, 'accept_score', 'refuse_score'], `'restore_score', 'accept_score', 'refuse_score'`);
  }

  /** `unexplained`: acts that need no reason. */
  private replaceActs(acts: string[], unexplained: string): void {
    this.addSql(
      `ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_act_check, DROP CONSTRAINT moderation_log_check`,
    );
    this.addSql(`
      ALTER TABLE moderation_log
        ADD CONSTRAINT moderation_log_act_check CHECK (act IN (${acts.map((act) => `'${act}'`).join(', ')})),
        ADD CONSTRAINT moderation_log_check CHECK (
          char_length(reason) BETWEEN 3 AND 500 OR act IN (${unexplained}) AND char_length(reason) <= 500)`);
  }

  override down(): void {
    this.addSql(`DELETE FROM moderation_log WHERE act IN ('accept_score', 'refuse_score')`);
    this.replaceActs(ACTS, `'restore_score'`);
    this.addSql(`DROP TABLE held_scores`);
    this.addSql(`ALTER TABLE games DROP COLUMN on_doubt`);
  }
}
