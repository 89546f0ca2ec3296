import { Migration } from '@mikro-orm/migrations';

const COLUMNS = 's.id, s.user_id, s.game_id, s.score, s.created_at';

/** The times of the player's newest scores in one table. */
const newestIn = (table: string, most: string) =>
  `(SELECT s.created_at FROM ${table} s WHERE s.user_id = player ORDER BY s.created_at DESC LIMIT ${most})`;

/**
 * An index by player costs more than all else that the insert of a score does. New scores are inserted into a table
 * without one; a job adds their ids to lists by player, many at once (docs/decisions/0026). The table inherits from
 * `scores`: statements that name `scores` find its rows, also those of the release before.
 */
export class ListScoresByPlayer extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE listed_scores (PRIMARY KEY (id)) INHERITS (scores)`);
    this.addSql(`
      CREATE INDEX listed_scores_by_time ON listed_scores USING brin (created_at) WITH (autosummarize = on)`);

    // `newest_at` is the time of the newest score, `last_id` the highest id of a list.
    this.addSql(`
      CREATE TABLE score_lists (
        user_id uuid NOT NULL,
        newest_at timestamptz(3) NOT NULL,
        last_id bigint NOT NULL,
        score_ids bigint[] NOT NULL,
        PRIMARY KEY (user_id, newest_at, last_id)
      )`);
    this.addSql(`CREATE TABLE unlisted_batches (first_id bigint PRIMARY KEY, last_id bigint NOT NULL)`);
    this.addSql(`
      CREATE VIEW unlisted_scores AS
      SELECT ${COLUMNS}
      FROM unlisted_batches batch
      CROSS JOIN LATERAL (
        SELECT * FROM listed_scores WHERE id BETWEEN batch.first_id AND batch.last_id ORDER BY id LIMIT 1000
      ) s`);

    this.addSql(`
      CREATE FUNCTION scores_of_player(player uuid, since timestamptz DEFAULT '-infinity')
      RETURNS TABLE (id bigint, user_id uuid, game_id integer, score bigint, created_at timestamptz)
      LANGUAGE sql STABLE AS $$
        SELECT ${COLUMNS} FROM ONLY scores s WHERE s.user_id = player AND s.created_at >= since
        UNION ALL
        SELECT ${COLUMNS}
        FROM score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id)
        JOIN listed_scores s ON s.id = listed.id
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
            ${newestIn('ONLY scores', 'most')}
          UNION ALL
          (
            SELECT s.created_at
            FROM score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id)
            JOIN listed_scores s ON s.id = listed.id
            WHERE l.user_id = player ORDER BY l.newest_at DESC, l.last_id DESC LIMIT most
          )
            UNION ALL ${newestIn('unlisted_scores', 'most')}
          ) found
          ORDER BY found.created_at DESC LIMIT most
        ) newest
      $$`);
    // Without unlisted scores: finding those of many players, one by one, would take long. The highest id of a list is
    // the newest score, unless several nodes stored them or it was removed.
    this.addSql(`
      CREATE FUNCTION last_listed_score(player uuid) RETURNS TABLE (created_at timestamptz)
      LANGUAGE sql STABLE AS $$
        SELECT max(newest.created_at) FROM (
          ${newestIn('ONLY scores', '1')}
          UNION ALL
          (
            SELECT of_list.created_at
            FROM score_lists l CROSS JOIN LATERAL (
              SELECT coalesce(
                (SELECT s.created_at FROM listed_scores s WHERE s.id = l.last_id AND s.created_at = l.newest_at),
                (
                  SELECT max(s.created_at)
                  FROM unnest(l.score_ids) AS listed (id) JOIN listed_scores s ON s.id = listed.id
                )
              ) AS created_at
              OFFSET 0
            ) of_list
            WHERE l.user_id = player AND of_list.created_at IS NOT NULL
            ORDER BY l.newest_at DESC, l.last_id DESC LIMIT 1
          )
        ) newest
      $$`);
  }

  override down(): void {
    this.addSql(`DROP FUNCTION last_listed_score, start_of_newest_scores, scores_of_player`);
    this.addSql(`DROP VIEW unlisted_scores`);
    this.addSql(`DROP TABLE unlisted_batches, score_lists`);
    this.addSql(`INSERT INTO scores SELECT * FROM listed_scores`);
    this.addSql(`DROP TABLE listed_scores`);
  }
}
