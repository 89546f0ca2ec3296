import { Injectable } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.service.js';
import { LOCK_REMOVALS_SHARED } from '../bests/removals-lock.sql.js';
import { countScores } from '../shared/score-counts.sql.js';

/** A range holds up to 500 scores, under load about 30. */
export const RANGES_AT_ONCE = 2_000;
/** So that a page of a game does not read a million. */
export const LONGEST_LIST_OF_GAME = 1_000;

/**
 * Lists the scores of the next ranges: one list for each player and for each game, so that many scores cost as much as
 * one. Counts them as well. Waits for a concurrent run, so that afterwards all scores committed before are listed.
 * Returns how many ranges it took.
 */
const LIST_NEXT = {
  name: 'list-next-scores',
  text: `
    WITH taken AS (
      DELETE FROM unlisted_ranges WHERE first_id = ANY(ARRAY(
        SELECT first_id FROM unlisted_ranges ORDER BY first_id LIMIT ${RANGES_AT_ONCE} FOR UPDATE
      ))
      RETURNING first_id, last_id
    ), fresh AS MATERIALIZED (
      SELECT s.* FROM taken CROSS JOIN LATERAL (
        SELECT id, user_id, game_id, created_at FROM scores
        WHERE id BETWEEN first_id AND taken.last_id ORDER BY id LIMIT 1000
      ) s
    ), listed_by_player AS (
      INSERT INTO score_lists (user_id, newest_at, last_id, score_ids)
      SELECT user_id, max(created_at), max(id), array_agg(id) FROM fresh GROUP BY user_id
    ), listed_by_game AS (
      INSERT INTO game_score_lists (game_id, newest_at, last_id, score_ids)
      SELECT game_id, max(created_at), max(id), array_agg(id)
      FROM (
        SELECT *, (row_number() OVER (PARTITION BY game_id ORDER BY created_at, id) - 1) / ${LONGEST_LIST_OF_GAME} AS part
        FROM fresh
      ) of_game
      GROUP BY game_id, part
    ), counted AS (${countScores('fresh', 1)})
    SELECT count(*)::integer AS ranges FROM taken`,
};

/** Lists of the scores of each player and game; the newest scores are in none (docs/decisions/0026). */
@Injectable()
export class ScoreListsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Lists all scores that were committed before the call. A crash of PostgreSQL loses a run as a whole or nothing of
   * it.
   */
  async update(): Promise<void> {
    while ((await this.listNext()) === RANGES_AT_ONCE);
  }

  private listNext(): Promise<number> {
    return this.sql.relaxedTransaction(async (client) => {
      // A score that is removed meanwhile would be counted: removals subtract listed scores only.
      await client.query(LOCK_REMOVALS_SHARED);
      const { rows } = await client.query<{ ranges: number }>(LIST_NEXT);
      return rows[0]?.ranges ?? 0;
    });
  }
}
