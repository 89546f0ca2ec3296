import { Migration } from '@mikro-orm/migrations';

/**
 * Scores and the data ranked from them. Without foreign keys, which would cost a look-up and a row lock for each score:
 * users and games are never deleted (docs/decisions/0004).
 */
export class CreateScores extends Migration {
  override up(): void {
    const score = (column: string) => `${column} bigint NOT NULL CHECK (${column} BETWEEN 1 AND 9007199254740991)`;

    // A node reserves blocks of 1,000 ids and assigns them in order of arrival.
    this.addSql(`CREATE SEQUENCE score_id_blocks AS bigint INCREMENT BY 1000 MINVALUE 1`);
    this.addSql(`
      CREATE TABLE scores (
        id bigint PRIMARY KEY,
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        ${score('score')},
        created_at timestamptz(3) NOT NULL
      )`);

    // BRIN, because scores are inserted in order of time.
    this.addSql(`CREATE INDEX scores_by_time ON scores USING brin (created_at) WITH (autosummarize = on)`);

    const best = `
        ${score('score')},
        score_id bigint NOT NULL,
        achieved_at timestamptz(3) NOT NULL,
        previous_score bigint`;
    this.addSql(`
      CREATE TABLE personal_bests (
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        ${best},
        PRIMARY KEY (user_id, game_id)
      ) WITH (fillfactor = 80)`);
    this.addSql(`
      CREATE INDEX personal_bests_board
        ON personal_bests (game_id, score DESC, achieved_at, score_id) INCLUDE (user_id)`);
    this.addSql(`
      CREATE TABLE weekly_bests (
        week date NOT NULL CHECK (extract(isodow FROM week) = 1),
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        ${best},
        PRIMARY KEY (week, user_id, game_id)
      ) WITH (fillfactor = 80)`);
    this.addSql(`
      CREATE INDEX weekly_bests_board
        ON weekly_bests (week, game_id, score DESC, achieved_at, score_id) INCLUDE (user_id)`);
    this.addSql(`
      CREATE TABLE play_days (
        day date NOT NULL,
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        PRIMARY KEY (day, user_id, game_id)
      )`);

    // The global board: sums of bests, recomputed for each player and capped at the largest score.
    const total = `
        ${score('score')},
        score_id bigint NOT NULL,
        achieved_at timestamptz(3) NOT NULL,
        computed_at timestamptz(3) NOT NULL DEFAULT now()`;
    this.addSql(`
      CREATE TABLE player_totals (
        user_id uuid PRIMARY KEY,
        games_played integer NOT NULL CHECK (games_played > 0),
        ${total}
      ) WITH (fillfactor = 80)`);
    this.addSql(`
      CREATE INDEX player_totals_board ON player_totals (score DESC, achieved_at, score_id) INCLUDE (user_id)`);
    this.addSql(`
      CREATE TABLE weekly_totals (
        week date NOT NULL CHECK (extract(isodow FROM week) = 1),
        user_id uuid NOT NULL,
        ${total},
        PRIMARY KEY (week, user_id)
      ) WITH (fillfactor = 80)`);
    this.addSql(`
      CREATE INDEX weekly_totals_board
        ON weekly_totals (week, score DESC, achieved_at, score_id) INCLUDE (user_id)`);

    // The fields of a replayed response that are not in the score's row.
    this.addSql(`
      CREATE TABLE idempotency_keys (
        owner_id uuid NOT NULL,
        key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
        score_id bigint NOT NULL,
        personal_best boolean,
        rank integer,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, key)
      ) WITH (fillfactor = 60)`);
    // BRIN, because rows are inserted and deleted in order of time.
    this.addSql(`
      CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING brin (created_at) WITH (autosummarize = on)`);
  }

  override down(): void {
    this.addSql(`
      DROP TABLE idempotency_keys, weekly_totals, player_totals, play_days, weekly_bests, personal_bests, scores`);
    this.addSql(`DROP SEQUENCE score_id_blocks`);
  }
}
