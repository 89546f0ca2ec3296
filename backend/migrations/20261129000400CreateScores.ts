import { Migration } from '@mikro-orm/migrations';

const SCORE = 'bigint NOT NULL CHECK (score BETWEEN 1 AND 9007199254740991)';
const MONDAY = 'date NOT NULL CHECK (extract(isodow FROM week) = 1)';

/** A stored score. A play session sent it if `session_id` is not null; otherwise a key. */
const STORED = `
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        score ${SCORE},
        created_at timestamptz(3) NOT NULL,
        session_id uuid,
        -- Since its round began, or its session where there was no round.
        seconds_played integer,
        -- Whether a replay on the server reached the same score.
        verified boolean`;

const BEST = `
        score ${SCORE},
        score_id bigint NOT NULL,
        achieved_at timestamptz(3) NOT NULL,
        previous_score bigint`;

/** A sum of bests, capped at the largest score, with the best that last raised it. */
const TOTAL = `
        score ${SCORE},
        score_id bigint NOT NULL,
        achieved_at timestamptz(3) NOT NULL,
        computed_at timestamptz(3) NOT NULL DEFAULT now()`;

const COLUMNS = 's.id, s.user_id, s.game_id, s.score, s.created_at';

/**
 * Scores and what is derived from them. Without foreign keys, which would cost a look-up and a row lock for each score:
 * the rows of users stay, and the scores of a game are deleted before it (docs/decisions/0004).
 */
export class CreateScores extends Migration {
  override up(): void {
    this.createScores();
    this.createLists();
    this.createBoards();
    this.createRepeats();
    this.createWeeks();
    this.createRemovals();

    // Achievements of its game that a score earns; inserted with it.
    this.addSql(`
      CREATE TABLE score_achievements (
        score_id bigint PRIMARY KEY,
        user_id uuid NOT NULL,
        game_id integer NOT NULL,
        keys text[] NOT NULL,
        -- Null until the achievements of the player include it, and again after a removal.
        reconciled_at timestamptz(3)
      )`);
    this.addSql(`CREATE INDEX score_achievements_by_player ON score_achievements (user_id, game_id)`);
    this.addSql(`
      CREATE INDEX score_achievements_unreconciled ON score_achievements (user_id) WHERE reconciled_at IS NULL`);

    // Scores that the creator of a hidden game sends to try it out. Only the creator's own board reads them, so they
    // reach no other board, total, trend or notice. They are deleted when the game is shown again.
    this.addSql(`
      CREATE TABLE trial_scores (
        id bigint PRIMARY KEY,
        game_id integer NOT NULL REFERENCES games ON DELETE CASCADE,
        score bigint NOT NULL CHECK (score > 0),
        personal_best boolean NOT NULL,
        idempotency_key text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        UNIQUE (game_id, idempotency_key)
      )`);
    this.addSql(`CREATE INDEX trial_scores_by_score ON trial_scores (game_id, score DESC, created_at, id)`);
  }

  private createScores(): void {
    // A node reserves blocks of 1,000 ids and assigns them in order of arrival.
    this.addSql(`CREATE SEQUENCE score_id_blocks AS bigint INCREMENT BY 1000 MINVALUE 1`);
    // No index by player or game, which would cost more than all else that an insert does (docs/decisions/0026).
    this.addSql(`
      CREATE TABLE scores (
        id bigint PRIMARY KEY,${STORED}
      )`);
    // BRIN, because scores are inserted in order of time.
    this.addSql(`CREATE INDEX scores_by_time ON scores USING brin (created_at) WITH (autosummarize = on)`);
  }

  /** A job adds the ids of new scores to lists, many at once (docs/decisions/0026). */
  private createLists(): void {
    // The ids of each committed batch, until its scores are listed.
    this.addSql(`CREATE TABLE unlisted_ranges (first_id bigint PRIMARY KEY, last_id bigint NOT NULL)`);
    this.addSql(`
      CREATE VIEW unlisted_scores AS
      SELECT ${COLUMNS}
      FROM unlisted_ranges r
      CROSS JOIN LATERAL (
        SELECT * FROM scores WHERE id BETWEEN r.first_id AND r.last_id ORDER BY id LIMIT 1000
      ) s`);

    for (const [table, owner] of [
      ['score_lists', 'user_id uuid'],
      ['game_score_lists', 'game_id integer'],
    ] as const) {
      // The time of its newest score, and its highest id.
      this.addSql(`
        CREATE TABLE ${table} (
          ${owner} NOT NULL,
          newest_at timestamptz(3) NOT NULL,
          last_id bigint NOT NULL,
          score_ids bigint[] NOT NULL,
          PRIMARY KEY (${owner.split(' ')[0]}, newest_at, last_id)
        )`);
    }
    // Counted when they are listed, so readers add those of unlisted_scores. Game 0 stands for all games.
    this.addSql(`
      CREATE TABLE score_counts (
        game_id integer NOT NULL,
        week date NOT NULL,
        scores bigint NOT NULL,
        PRIMARY KEY (game_id, week)
      )`);

    this.addSql(`
      CREATE FUNCTION scores_of_player(player uuid, since timestamptz DEFAULT '-infinity')
      RETURNS TABLE (id bigint, user_id uuid, game_id integer, score bigint, created_at timestamptz)
      LANGUAGE sql STABLE AS $$
        SELECT ${COLUMNS}
        FROM score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id
        WHERE l.user_id = player AND l.newest_at >= since AND s.created_at >= since
        UNION ALL
        SELECT ${COLUMNS} FROM unlisted_scores s WHERE s.user_id = player AND s.created_at >= since
      $$`);
    // The time since which a player has at least so many scores, or all of them.
    this.addSql(`
      CREATE FUNCTION start_of_newest_scores(player uuid, most integer) RETURNS TABLE (since timestamptz)
      LANGUAGE sql STABLE AS $$
        SELECT min(newest.created_at) FROM (
          SELECT found.created_at FROM (
            (
              SELECT s.created_at
              FROM score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id
              WHERE l.user_id = player ORDER BY l.newest_at DESC, l.last_id DESC LIMIT most
            )
            UNION ALL
            (
              SELECT s.created_at FROM unlisted_scores s WHERE s.user_id = player ORDER BY s.created_at DESC LIMIT most
            )
          ) found
          ORDER BY found.created_at DESC LIMIT most
        ) newest
      $$`);
    // Without unlisted scores: finding those of many players, one by one, would take long. The highest id of a list is
    // the newest score, unless several nodes stored them or it was removed. Lists overlap by a moment: after a removal,
    // the next one may have a newer score.
    this.addSql(`
      CREATE FUNCTION last_listed_score(player uuid) RETURNS TABLE (created_at timestamptz)
      LANGUAGE sql STABLE AS $$
        WITH found AS (
          SELECT newest.created_at AS at
          FROM score_lists l CROSS JOIN LATERAL (
            SELECT coalesce(
              (SELECT s.created_at FROM scores s WHERE s.id = l.last_id AND s.created_at = l.newest_at),
              (SELECT max(s.created_at) FROM unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id)
            ) AS created_at
            OFFSET 0
          ) newest
          WHERE l.user_id = player AND newest.created_at IS NOT NULL
          ORDER BY l.newest_at DESC, l.last_id DESC LIMIT 1
        )
        SELECT greatest(at, (
          SELECT max(s.created_at)
          FROM score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id
          WHERE l.user_id = player AND l.newest_at > at
        )) FROM found
      $$`);
  }

  /** Bests and totals are a projection of the scores (docs/decisions/0001). */
  private createBoards(): void {
    // The outbox row of a batch contains the first and the last of its consecutive ids, and whether they are projected.
    this.addSql(`
      CREATE INDEX outbox_events_unprojected ON outbox_events (id)
        WHERE name = 'scores.accepted' AND NOT payload ? 'projected'`);
    // Every read of a game's board looks for unprojected scores. One look for each block of 1,000 ids, which belongs to
    // one node, is cheaper than one for each batch. It may return projected scores as well, which are not above their
    // best. The limit makes the planner use the primary key.
    this.addSql(`
      CREATE VIEW unprojected_scores AS
      SELECT ${COLUMNS}
      FROM (
        SELECT min(first) AS first, max(last) AS last
        FROM (
          SELECT (payload->>'first')::bigint AS first, (payload->>'last')::bigint AS last
          FROM outbox_events WHERE name = 'scores.accepted' AND NOT payload ? 'projected'
        ) batch
        GROUP BY (first - 1) / 1000
      ) block
      CROSS JOIN LATERAL (
        SELECT * FROM scores WHERE id BETWEEN block.first AND block.last ORDER BY id LIMIT 1000
      ) s`);

    this.addSql(`
      CREATE TABLE personal_bests (
        user_id uuid NOT NULL,
        game_id integer NOT NULL,${BEST},
        PRIMARY KEY (user_id, game_id)
      ) WITH (fillfactor = 80)`);
    this.addSql(`
      CREATE INDEX personal_bests_board
        ON personal_bests (game_id, score DESC, achieved_at, score_id) INCLUDE (user_id)`);
    this.addSql(`
      CREATE TABLE weekly_bests (
        week ${MONDAY},
        user_id uuid NOT NULL,
        game_id integer NOT NULL,${BEST},
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

    this.addSql(`
      CREATE TABLE player_totals (
        user_id uuid PRIMARY KEY,
        -- 0 in the row that an upsert proposes for a gain without a new game.
        games_played integer NOT NULL CHECK (games_played >= 0),${TOTAL}
      ) WITH (fillfactor = 80)`);
    this.addSql(`
      CREATE INDEX player_totals_board ON player_totals (score DESC, achieved_at, score_id) INCLUDE (user_id)`);
    this.addSql(`
      CREATE TABLE weekly_totals (
        week ${MONDAY},
        user_id uuid NOT NULL,${TOTAL},
        PRIMARY KEY (week, user_id)
      ) WITH (fillfactor = 80)`);
    this.addSql(`
      CREATE INDEX weekly_totals_board
        ON weekly_totals (week, score DESC, achieved_at, score_id) INCLUDE (user_id)`);
  }

  /** Idempotency keys and the responses to be repeated. Kept for a day; a job deletes those of deleted accounts. */
  private createRepeats(): void {
    this.addSql(`
      CREATE TABLE idempotency_keys (
        owner_id uuid NOT NULL,
        key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
        score_id bigint NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, key)
      ) WITH (fillfactor = 60)`);
    // One row for each committed batch: the fields of its responses that are not in the rows of the scores.
    this.addSql(`
      CREATE TABLE score_responses (
        first_id bigint PRIMARY KEY,
        last_id bigint NOT NULL CHECK (last_id >= first_id),
        personal_bests boolean[] NOT NULL,
        ranks integer[] NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    // Requests with many scores and one key.
    this.addSql(`
      CREATE TABLE idempotent_batches (
        owner_id uuid NOT NULL,
        key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
        body_hash text NOT NULL,
        results text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (owner_id, key)
      )`);
    // BRIN, because rows are inserted and deleted in order of time.
    for (const table of ['idempotency_keys', 'score_responses', 'idempotent_batches']) {
      this.addSql(`CREATE INDEX ${table}_by_age ON ${table} USING brin (created_at) WITH (autosummarize = on)`);
    }
  }

  private createWeeks(): void {
    this.addSql(`
      CREATE TABLE finalized_weeks (
        week date PRIMARY KEY CHECK (extract(isodow FROM week) = 1),
        players integer NOT NULL CHECK (players >= 0),
        -- A score of the week was removed since: the job computes its champions again.
        recount boolean NOT NULL DEFAULT false,
        finalized_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    this.addSql(`
      CREATE TABLE week_champions (
        week date NOT NULL REFERENCES finalized_weeks,
        -- Null on the board over all games.
        game_id integer REFERENCES games,
        user_id uuid NOT NULL REFERENCES users,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
        score ${SCORE},
        score_id bigint NOT NULL,
        achieved_at timestamptz(3) NOT NULL,
        -- How many the board had, the same in all its rows.
        players integer NOT NULL CHECK (players > 0),
        UNIQUE NULLS NOT DISTINCT (week, game_id, user_id)
      )`);
    // For the page of a week: its games in order, with their rows.
    this.addSql(`CREATE INDEX week_champions_by_game ON week_champions (week, players DESC, game_id, place)`);
    this.addSql(`CREATE INDEX week_champions_by_user ON week_champions (user_id, week DESC)`);
  }

  /** Removed scores, kept so that they can be restored and repeated requests get the same response. */
  private createRemovals(): void {
    // One row, locked and incremented by each removal: numbers have the order of commits, and data read with a number
    // includes all removals up to it.
    this.addSql(`
      CREATE TABLE removal_count (
        the_only_row boolean PRIMARY KEY DEFAULT true CHECK (the_only_row),
        number bigint NOT NULL
      )`);
    this.addSql(`INSERT INTO removal_count (number) VALUES (0)`);
    this.addSql(`
      CREATE TABLE removed_scores (
        number bigint PRIMARY KEY,
        id bigint NOT NULL UNIQUE,${STORED},
        -- Its id is in the lists of its player and game.
        was_listed boolean NOT NULL,
        removed_at timestamptz(3) NOT NULL DEFAULT now(),
        restored_at timestamptz(3)
      )`);
    this.addSql(`CREATE INDEX removed_scores_by_player ON removed_scores (user_id, number)`);
    this.addSql(`CREATE INDEX removed_scores_by_game ON removed_scores (game_id, number)`);
    this.addSql(`CREATE INDEX removed_scores_by_time ON removed_scores (greatest(removed_at, restored_at))`);
  }

  override down(): void {
    this.addSql(`DROP VIEW unprojected_scores, unlisted_scores`);
    this.addSql(`DROP FUNCTION last_listed_score, start_of_newest_scores, scores_of_player`);
    this.addSql(`
      DROP TABLE trial_scores, score_achievements, removed_scores, removal_count, week_champions, finalized_weeks,
        idempotent_batches, score_responses, idempotency_keys, weekly_totals, player_totals, play_days, weekly_bests,
        personal_bests, score_counts, game_score_lists, score_lists, unlisted_ranges, scores`);
    this.addSql(`DROP INDEX outbox_events_unprojected`);
    this.addSql(`DROP SEQUENCE score_id_blocks`);
  }
}
