import { Migration } from '@mikro-orm/migrations';

/** Challenges: races against a recorded run for three days, and the best race of each player in them. */
export class CreateChallenges extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE challenges (
        id uuid PRIMARY KEY,
        score_id bigint NOT NULL REFERENCES recordings ON DELETE CASCADE,
        created_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        -- Null: everybody who has the link.
        opponent_id uuid REFERENCES users ON DELETE CASCADE CHECK (opponent_id <> created_by),
        ends_at timestamptz(3) NOT NULL
      )`);
    this.addSql(`CREATE INDEX challenges_by_score ON challenges (score_id)`);
    this.addSql(`CREATE INDEX challenges_by_creator ON challenges (created_by, ends_at)`);
    this.addSql(`CREATE INDEX challenges_by_opponent ON challenges (opponent_id) WHERE opponent_id IS NOT NULL`);
    this.addSql(`CREATE INDEX challenges_by_end ON challenges (ends_at)`);
    this.addSql(`
      CREATE TABLE challenge_answers (
        challenge_id uuid NOT NULL REFERENCES challenges ON DELETE CASCADE,
        -- An account or a guest.
        player_id uuid NOT NULL,
        guest_id uuid REFERENCES guests ON DELETE CASCADE,
        score bigint NOT NULL,
        answered_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (challenge_id, player_id)
      )`);
    this.addSql(`CREATE INDEX challenge_answers_by_player ON challenge_answers (player_id)`);
    this.addSql(`CREATE INDEX challenge_answers_by_guest ON challenge_answers (guest_id) WHERE guest_id IS NOT NULL`);
    // Beside the kinds that there are.
    this.addSql(`
      DO $$
      DECLARE known text := (
        SELECT substr(pg_get_constraintdef(oid), 7) FROM pg_constraint
        WHERE conrelid = 'notices'::regclass AND conname = 'notices_kind_check'
      );
      BEGIN
        ALTER TABLE notices DROP CONSTRAINT notices_kind_check;
        EXECUTE 'ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (kind IN (''challenge'', ''challenge_answered'') OR ' || known || ')';
      END $$`);
  }

  override down(): void {
    this.addSql(`DELETE FROM notices WHERE kind IN ('challenge', 'challenge_answered')`);
    this.addSql(`DROP TABLE challenge_answers`);
    this.addSql(`DROP TABLE challenges`);
  }
}
