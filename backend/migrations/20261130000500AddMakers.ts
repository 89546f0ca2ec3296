import { Migration } from '@mikro-orm/migrations';

const END_PLAYS = 'UPDATE play_sessions SET ended_at = clock_timestamp() WHERE ended_at IS NULL';
const NOTICE_KINDS = ['overtaken', 'comment', 'mention', 'achievement', 'game_achievement', 'weekly_result', 'moderation', 'invite', 'key_score']; // prettier-ignore

/** Co-makers of games, the links of drafts, and trial scores of several players. */
export class AddMakers extends Migration {
  override up(): void {
    this.createMakers();
    this.addDraftLinks();
    this.widenTrials();
    this.replaceNoticeKinds([...NOTICE_KINDS, 'maker_invite', 'transfer']);
  }

  private createMakers(): void {
    // Co-makers; those without `accepted_at` are invited only.
    this.addSql(`
      CREATE TABLE game_makers (
        game_id integer NOT NULL REFERENCES games ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users,
        invited_by uuid NOT NULL REFERENCES users,
        invited_at timestamptz(3) NOT NULL DEFAULT now(),
        accepted_at timestamptz(3),
        PRIMARY KEY (game_id, user_id)
      )`);
    this.addSql(`CREATE INDEX game_makers_by_user ON game_makers (user_id)`);
    this.addSql(`CREATE INDEX game_makers_by_inviter ON game_makers (invited_by)`);
    // The player to whom a creator has offered a game.
    this.addSql(`
      CREATE TABLE game_transfers (
        game_id integer PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users,
        offered_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    this.addSql(`CREATE INDEX game_transfers_by_user ON game_transfers (user_id)`);
    // The creator, or a co-maker who has accepted.
    this.addSql(`
      CREATE FUNCTION is_maker(of_game integer, maker uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
      RETURN EXISTS (SELECT FROM games WHERE id = of_game AND created_by = maker)
        OR EXISTS (SELECT FROM game_makers WHERE game_id = of_game AND user_id = maker AND accepted_at IS NOT NULL)`);
    // Who is no maker any more does not go on playing what others cannot see.
    this.after(
      'DELETE ON game_makers FOR EACH ROW',
      'end_plays_of_maker',
      `IF EXISTS (SELECT FROM games WHERE id = OLD.game_id AND NOT active) THEN
         ${END_PLAYS} AND game_id = OLD.game_id AND user_id = OLD.user_id;
         DELETE FROM connected_games WHERE game_id = OLD.game_id AND user_id = OLD.user_id;
       END IF`,
    );
  }

  private addDraftLinks(): void {
    // The link of the draft is derived from it, and dies when it is replaced.
    this.addSql(`ALTER TABLE games ADD COLUMN draft_key uuid NOT NULL DEFAULT gen_random_uuid()`);
    // With which link a tester has confirmed the code; null for makers and listed games.
    this.addSql(`ALTER TABLE connect_codes ADD COLUMN draft_key uuid`);
    this.after(
      `UPDATE OF draft_key, hidden_reason ON games FOR EACH ROW
        WHEN (NEW.draft AND (OLD.draft_key <> NEW.draft_key OR (OLD.hidden_reason IS NULL AND NEW.hidden_reason IS NOT NULL)))`,
      'end_plays_of_testers',
      `${END_PLAYS} AND game_id = NEW.id AND (user_id IS NULL OR NOT is_maker(NEW.id, user_id));
       DELETE FROM connected_games WHERE game_id = NEW.id AND NOT is_maker(NEW.id, user_id)`,
    );
  }

  private widenTrials(): void {
    this.addSql(`
      ALTER TABLE trial_scores
        ADD COLUMN user_id uuid REFERENCES users,
        -- The play session of the score, if any, and how long it had lasted.
        ADD COLUMN session_id uuid,
        ADD COLUMN seconds integer,
        -- To be submitted, because the game was listed with its trial scores.
        ADD COLUMN kept boolean NOT NULL DEFAULT false,
        ADD CHECK ((session_id IS NULL) = (seconds IS NULL))`);
    this.addSql(`UPDATE trial_scores t SET user_id = g.created_by FROM games g WHERE g.id = t.game_id`);
    this.addSql(`ALTER TABLE trial_scores ALTER COLUMN user_id SET NOT NULL`);
    this.addSql(`ALTER TABLE trial_scores DROP CONSTRAINT trial_scores_game_id_idempotency_key_key`);
    this.addSql(`ALTER TABLE trial_scores ADD UNIQUE (game_id, user_id, idempotency_key)`);
    this.addSql(`DROP INDEX trial_scores_by_score`);
    this.addSql(`CREATE INDEX trial_scores_by_player ON trial_scores (game_id, user_id, score DESC, created_at, id)`);
    this.addSql(`CREATE INDEX trial_scores_by_user ON trial_scores (user_id)`);
    this.addSql(`CREATE INDEX trial_scores_kept ON trial_scores (created_at, id) WHERE kept`);
    this.replaceTrialEnd('AND NOT kept');
  }

  /** No play of a game before it is listed goes on afterwards. */
  private replaceTrialEnd(unless: string): void {
    this.addSql(`
      CREATE OR REPLACE FUNCTION end_trial_of_game() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM trial_scores WHERE game_id = NEW.id ${unless};
        ${END_PLAYS} AND game_id = NEW.id;
        RETURN NULL;
      END $$`);
  }

  private replaceNoticeKinds(kinds: string[]): void {
    this.addSql(`ALTER TABLE notices DROP CONSTRAINT notices_kind_check`);
    this.addSql(`
      ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`);
  }

  private after(event: string, name: string, statements: string): void {
    this.addSql(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${statements};
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER ${name} AFTER ${event} EXECUTE FUNCTION ${name}()`);
  }

  override down(): void {
    this.addSql(`DELETE FROM notices WHERE kind IN ('maker_invite', 'transfer')`);
    this.replaceNoticeKinds(NOTICE_KINDS);
    this.replaceTrialEnd('');
    this.addSql(`DROP FUNCTION end_plays_of_testers, end_plays_of_maker CASCADE`);
    this.addSql(`DROP INDEX trial_scores_by_player, trial_scores_by_user, trial_scores_kept`);
    this.addSql(`DELETE FROM trial_scores t USING games g WHERE g.id = t.game_id AND g.created_by <> t.user_id`);
    this.addSql(`
      ALTER TABLE trial_scores DROP COLUMN user_id, DROP COLUMN session_id, DROP COLUMN seconds, DROP COLUMN kept`);
    this.addSql(`ALTER TABLE trial_scores ADD UNIQUE (game_id, idempotency_key)`);
    this.addSql(`CREATE INDEX trial_scores_by_score ON trial_scores (game_id, score DESC, created_at, id)`);
    this.addSql(`ALTER TABLE connect_codes DROP COLUMN draft_key`);
    this.addSql(`ALTER TABLE games DROP COLUMN draft_key`);
    this.addSql(`DROP FUNCTION is_maker`);
    this.addSql(`DROP TABLE game_transfers, game_makers`);
  }
}
