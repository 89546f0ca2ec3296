import { Migration } from '@mikro-orm/migrations';

const COLUMNS = 's.id, s.user_id, s.game_id, s.score, s.created_at';

/** The table without an index by player becomes the only one. */
export class UseOneTableOfScores extends Migration {
  override up(): void {
    this.addSql(`DROP TRIGGER unlisted_batches_list_games ON unlisted_batches`);
    this.addSql(`DROP FUNCTION list_scores_by_game`);
    this.addSql(`DROP VIEW unprojected_scores, unlisted_scores`);
    this.addSql(`DROP FUNCTION last_listed_score, start_of_newest_scores, scores_of_player`);
    this.addSql(`ALTER TABLE listed_scores NO INHERIT scores`);
    this.addSql(`DROP TABLE scores`);
    this.addSql(`ALTER TABLE listed_scores RENAME TO scores`);
    this.addSql(`ALTER INDEX listed_scores_pkey RENAME TO scores_pkey`);
    this.addSql(`ALTER INDEX listed_scores_by_time RENAME TO scores_by_time`);
    this.addSql(`ALTER TABLE unlisted_batches RENAME TO unlisted_ranges`);
    this.addSql(`ALTER INDEX unlisted_batches_pkey RENAME TO unlisted_ranges_pkey`);
    this.addSql(`ALTER TABLE removed_scores ADD COLUMN was_listed boolean NOT NULL`);
    this.addSql(`
      COMMENT ON COLUMN removed_scores.was_listed IS 'its id is in the lists of its player and game'`);

    this.addSql(`
      CREATE VIEW unlisted_scores AS
      SELECT ${COLUMNS}
      FROM unlisted_ranges r
      CROSS JOIN LATERAL (
        SELECT * FROM scores WHERE id BETWEEN r.first_id AND r.last_id ORDER BY id LIMIT 1000
      ) s`);
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
      CREATE FUNCTION scores_of_player(player uuid, since timestamptz DEFAULT '-infinity')
      RETURNS TABLE (id bigint, user_id uuid, game_id integer, score bigint, created_at timestamptz)
      LANGUAGE sql STABLE AS $$
        SELECT ${COLUMNS}
        FROM score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id
        WHERE l.user_id = player AND l.newest_at >= since AND s.created_at >= since
        UNION ALL
        SELECT ${COLUMNS} FROM unlisted_scores s WHERE s.user_id = player AND s.created_at >= since
      $$`);
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
    this.addSql(`
      CREATE FUNCTION last_listed_score(player uuid) RETURNS TABLE (created_at timestamptz)
      LANGUAGE sql STABLE AS $$
        SELECT newest.created_at
        FROM score_lists l CROSS JOIN LATERAL (
          SELECT coalesce(
            (SELECT s.created_at FROM scores s WHERE s.id = l.last_id AND s.created_at = l.newest_at),
            (SELECT max(s.created_at) FROM unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id)
          ) AS created_at
          OFFSET 0
        ) newest
        WHERE l.user_id = player AND newest.created_at IS NOT NULL
        ORDER BY l.newest_at DESC, l.last_id DESC LIMIT 1
      $$`);
  }
}
