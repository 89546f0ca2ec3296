import { Migration } from '@mikro-orm/migrations';

const SCORE_COLUMNS = 's.id, s.user_id, s.game_id, s.score, s.created_at';

const unlistedScores = (board: string) => `
  CREATE OR REPLACE VIEW unlisted_scores AS
  SELECT ${SCORE_COLUMNS}${board}
  FROM unlisted_ranges r
  CROSS JOIN LATERAL (
    SELECT * FROM scores WHERE id BETWEEN r.first_id AND r.last_id ORDER BY id LIMIT 1000
  ) s`;

const unprojectedScores = (board: string) => `
  CREATE OR REPLACE VIEW unprojected_scores AS
  SELECT ${SCORE_COLUMNS}${board}
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
  ) s`;

const scoresOfPlayer = (column: string, board: string) => `
  CREATE FUNCTION scores_of_player(player uuid, since timestamptz DEFAULT '-infinity')
  RETURNS TABLE (id bigint, user_id uuid, game_id integer, score bigint, created_at timestamptz${column})
  LANGUAGE sql STABLE AS $$
    SELECT ${SCORE_COLUMNS}${board}
    FROM score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id
    WHERE l.user_id = player AND l.newest_at >= since AND s.created_at >= since
    UNION ALL
    SELECT ${SCORE_COLUMNS}${board} FROM unlisted_scores s WHERE s.user_id = player AND s.created_at >= since
  $$`;

/**
 * Boards of games beside the main one. The main board of a game has the id of the game; the others draw theirs from the
 * same sequence, so that bests, rank sets and caches know boards only.
 */
export class GeneralizeBoards extends Migration {
  override up(): void {
    // Before the tables of boards, in the order in which a server locks them.
    this.addSql(`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`);
    this.createBoards();
    this.renameBests();
    this.addBoardsOfScores();
  }

  private createBoards(): void {
    this.addSql(`
      CREATE TABLE boards (
        id integer PRIMARY KEY DEFAULT nextval(pg_get_serial_sequence('games', 'id')),
        game_id integer NOT NULL REFERENCES games ON DELETE CASCADE,
        slug text NOT NULL CHECK (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$'),
        -- The newest one accepts scores.
        edition integer NOT NULL DEFAULT 1 CHECK (edition > 0),
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
        direction text NOT NULL DEFAULT 'desc' CHECK (direction IN ('desc', 'asc')),
        kind text NOT NULL DEFAULT 'number' CHECK (kind IN ('number', 'time')),
        decimals smallint NOT NULL DEFAULT 0 CHECK (decimals BETWEEN 0 AND 3),
        unit text CHECK (char_length(unit) BETWEEN 1 AND 12),
        resets text[] NOT NULL DEFAULT '{week}' CHECK (resets <@ '{day,week,month}'),
        position integer NOT NULL DEFAULT 0,
        -- The rules of a main board are columns of its game.
        accepts text CHECK (accepts IN ('keys', 'own_key', 'plays')),
        min_value double precision CHECK (min_value > 0),
        max_value double precision CHECK (max_value >= min_value),
        min_seconds integer CHECK (min_seconds > 0),
        needs_round boolean NOT NULL DEFAULT false,
        on_doubt text NOT NULL DEFAULT 'refuse' CHECK (on_doubt IN ('refuse', 'hold')),
        -- Only main boards do, unless the lower value is better or an admin has taken the game out of the ranking.
        counts_in_totals boolean NOT NULL DEFAULT false CHECK (id = game_id OR NOT counts_in_totals),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        -- A removed board keeps its scores, which nothing shows.
        removed_at timestamptz(3),
        UNIQUE (game_id, slug, edition),
        CHECK ((id = game_id) = (slug = 'main')),
        CHECK ((slug = 'main') = (accepts IS NULL))
      )`);
    this.addSql(
      `INSERT INTO boards (id, game_id, slug, name, counts_in_totals) SELECT id, id, 'main', 'Main', true FROM games`,
    );
    this.addSql(`
      CREATE FUNCTION create_main_board() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO boards (id, game_id, slug, name, counts_in_totals) VALUES (NEW.id, NEW.id, 'main', 'Main', true);
        RETURN NULL;
      END $$`);
    this.addSql(`
      CREATE TRIGGER create_main_board AFTER INSERT ON games FOR EACH ROW EXECUTE FUNCTION create_main_board()`);
  }

  private renameBests(): void {
    this.addSql(`ALTER TABLE personal_bests RENAME COLUMN game_id TO board_id`);
    this.addSql(`DROP INDEX weekly_bests_board`);
    this.addSql(`ALTER TABLE weekly_bests RENAME TO period_bests`);
    this.addSql(`ALTER TABLE period_bests RENAME COLUMN game_id TO board_id`);
    this.addSql(`ALTER TABLE period_bests RENAME COLUMN week TO since`);
    this.addSql(`
      ALTER TABLE period_bests
        ALTER COLUMN period DROP DEFAULT,
        DROP CONSTRAINT weekly_bests_pkey,
        DROP CONSTRAINT weekly_bests_week_check,
        ADD CONSTRAINT period_bests_pkey PRIMARY KEY USING INDEX bests_of_periods_key,
        -- A period begins with its first day: a Monday, the first of a month. Not checked for the rows of before.
        ADD CONSTRAINT period_bests_since_check
          CHECK (period IN ('day', 'week', 'month') AND date_trunc(period, since::timestamp) = since) NOT VALID`);
    const columns = 'b.user_id, b.board_id AS game_id, b.score, b.score_id, b.achieved_at';
    const unless = (condition: string) =>
      `NOT EXISTS (SELECT FROM boards WHERE boards.id = b.board_id AND ${condition})`;
    const counts = unless('NOT counts_in_totals');
    this.addSql(`CREATE VIEW counted_bests AS SELECT ${columns} FROM personal_bests b WHERE ${counts}`);
    this.addSql(`
      CREATE VIEW counted_weekly_bests AS
      SELECT b.since AS week, ${columns} FROM period_bests b WHERE b.period = 'week' AND ${counts}`);
    // The bests of a week on the main boards of games.
    this.addSql(`
      CREATE VIEW weekly_bests AS
      SELECT b.since AS week, ${columns} FROM period_bests b
      WHERE b.period = 'week' AND ${unless('boards.game_id <> boards.id')}`);
  }

  /** Null on main boards, so that their scores are stored as small as without boards. */
  private addBoardsOfScores(): void {
    for (const table of ['scores', 'removed_scores', 'trial_scores'])
      this.addSql(`ALTER TABLE ${table} ADD COLUMN board_id integer`);
    this.addSql(`ALTER TABLE guest_bests ADD COLUMN board_id integer`);
    for (const table of ['trial_scores', 'guest_bests']) {
      this.addSql(`UPDATE ${table} SET board_id = game_id`);
      this.addSql(`ALTER TABLE ${table} ALTER COLUMN board_id SET NOT NULL`);
    }
    this.addSql(`ALTER TABLE guest_bests DROP CONSTRAINT guest_bests_pkey, ADD PRIMARY KEY (guest_id, board_id)`);
    this.addSql(unlistedScores(', s.board_id'));
    this.addSql(unprojectedScores(', coalesce(s.board_id, s.game_id) AS board_id'));
    this.addSql(`DROP FUNCTION scores_of_player(uuid, timestamptz)`);
    this.addSql(scoresOfPlayer(', board_id integer', ', coalesce(s.board_id, s.game_id)'));
  }

  override down(): void {
    this.addSql(`DROP VIEW weekly_bests, counted_weekly_bests, counted_bests`);
    this.addSql(`DELETE FROM scores WHERE board_id IS NOT NULL`);
    for (const table of ['trial_scores', 'removed_scores', 'guest_bests']) {
      this.addSql(`DELETE FROM ${table} WHERE board_id <> game_id`);
      this.addSql(`ALTER TABLE ${table} DROP COLUMN board_id`);
    }
    this.addSql(`ALTER TABLE guest_bests ADD PRIMARY KEY (guest_id, game_id)`);
    this.addSql(`DROP VIEW unprojected_scores, unlisted_scores CASCADE`);
    this.addSql(`DROP FUNCTION scores_of_player(uuid, timestamptz)`);
    this.addSql(`ALTER TABLE scores DROP COLUMN board_id`);
    this.addSql(unlistedScores(''));
    this.addSql(unprojectedScores(''));
    this.addSql(scoresOfPlayer('', ''));
    this.addSql(`DELETE FROM personal_bests WHERE board_id NOT IN (SELECT id FROM games)`);
    this.addSql(`DELETE FROM period_bests WHERE period <> 'week' OR board_id NOT IN (SELECT id FROM games)`);
    this.addSql(`ALTER TABLE personal_bests RENAME COLUMN board_id TO game_id`);
    this.addSql(`ALTER TABLE period_bests RENAME TO weekly_bests`);
    this.addSql(`ALTER TABLE weekly_bests RENAME COLUMN board_id TO game_id`);
    this.addSql(`ALTER TABLE weekly_bests RENAME COLUMN since TO week`);
    this.addSql(`
      ALTER TABLE weekly_bests
        ALTER COLUMN period SET DEFAULT 'week',
        DROP CONSTRAINT period_bests_since_check,
        DROP CONSTRAINT period_bests_pkey,
        ADD PRIMARY KEY (week, user_id, game_id),
        ADD CONSTRAINT weekly_bests_week_check CHECK (extract(isodow FROM week) = 1)`);
    this.addSql(`CREATE UNIQUE INDEX bests_of_periods_key ON weekly_bests (period, week, user_id, game_id)`);
    this.addSql(`
      CREATE INDEX weekly_bests_board
        ON weekly_bests (week, game_id, score DESC, achieved_at, score_id) INCLUDE (user_id)`);
    this.addSql(`DROP FUNCTION create_main_board CASCADE`);
    this.addSql(`DROP TABLE boards`);
  }
}
