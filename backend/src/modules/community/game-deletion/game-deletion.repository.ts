import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { countScores } from '../../scores/shared/score-counts.sql.js';

const BATCH = 1_000;
/** Fences of ranks and checks of achievements read removals of the last day. */
const REMOVALS_ARE_READ_FOR = '2 days';

const DUE = { name: 'games-to-delete', text: 'SELECT id FROM games WHERE delete_at <= now() ORDER BY delete_at' };

/** $1 game, $2 and $3 the last list. A list of the game after it. */
const NEXT_LIST = {
  name: 'next-list-of-deleted-game',
  text: `
    SELECT newest_at AS "newestAt", last_id AS "lastId" FROM game_score_lists
    WHERE game_id = $1 AND (newest_at, last_id) > ($2, $3) ORDER BY newest_at, last_id LIMIT 1`,
};

/** $1 game, $2 and $3 its list. Deletes the scores of the list that are no bests: nothing is derived from them alone. */
const DELETE_OTHERS = {
  name: 'delete-other-scores-of-game',
  text: `
    WITH gone AS (
      DELETE FROM scores s
      USING game_score_lists l
      WHERE l.game_id = $1 AND l.newest_at = $2 AND l.last_id = $3 AND s.id = ANY (l.score_ids)
        AND NOT EXISTS (
          SELECT FROM personal_bests b
          WHERE b.user_id = s.user_id AND b.board_id = coalesce(s.board_id, s.game_id) AND b.score_id = s.id
        )
        AND NOT EXISTS (
          SELECT FROM unnest(ARRAY['day', 'week', 'month']) AS period
          JOIN period_bests b USING (period)
          WHERE b.since = date_trunc(period, s.created_at AT TIME ZONE 'UTC')::date AND b.user_id = s.user_id
            AND b.board_id = coalesce(s.board_id, s.game_id) AND b.score_id = s.id
        )
      RETURNING s.id, s.game_id, s.created_at
    ), unearned AS (
      DELETE FROM score_achievements WHERE score_id IN (SELECT id FROM gone)
    )
    ${countScores('gone', -1)}`,
};

/** $1 game, $2 limit. */
const SOME_SCORES = {
  name: 'some-scores-of-deleted-game',
  text: `
    SELECT s.id FROM game_score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id
    WHERE l.game_id = $1
    UNION
    SELECT id FROM unlisted_scores WHERE game_id = $1
    LIMIT $2`,
};

/** $1 game. The weeks in which it had scores. */
const DAYS = {
  name: 'days-of-deleted-game',
  text: `
    SELECT (week + n)::text AS day FROM score_counts CROSS JOIN generate_series(0, 6) AS n WHERE game_id = $1
    ORDER BY week, n`,
};

/** What is left of a game, in an order that keeps references. Each is repeated while it deletes a whole batch. */
const ROWS: readonly (readonly [table: string, key: string, condition?: string])[] = [
  [
    'score_achievements',
    'score_id',
    `score_id IN (
      SELECT id FROM removed_scores WHERE game_id = $1 UNION ALL SELECT id FROM held_scores WHERE game_id = $1
    )`,
  ],
  ['held_scores', 'id'],
  ['recordings', 'score_id'],
  ['game_achievements', 'user_id, game_id, key'],
  ['week_champions', 'ctid'],
  ['trial_scores', 'id'],
  ['reports', 'id', 'case_id IN (SELECT id FROM moderation_cases WHERE game_id = $1)'],
  ['moderation_log', 'id', 'case_id IN (SELECT id FROM moderation_cases WHERE game_id = $1)'],
  ['moderation_cases', 'id'],
  ['notices', 'id'],
  ['comments', 'id'],
  ['hidden_comments', 'id'],
  ['comment_counts', 'game_id'],
  ['ratings', 'game_id, user_id'],
  ['rating_counts', 'game_id'],
  ['key_scorers', 'game_id, user_id'],
  ['top_tens', 'game_id'],
  ['connected_games', 'id'],
  ['connect_codes', 'code_hash'],
  ['play_sessions', 'id'],
  ['game_players', 'player_id, game_id'],
  ['game_stats', 'game_id, day'],
  ['guest_bests', 'guest_id, board_id, sum_key'],
  ['guests', 'id'],
  ['game_blocks', 'game_id, user_id'],
  ['game_makers', 'game_id, user_id'],
  ['game_score_lists', 'game_id, newest_at, last_id'],
  ['score_counts', 'game_id, week'],
  ['game_refusals', 'game_id, day, code'],
];

/** A build has up to 2,000 files, so they are deleted one by one. */
const DELETE_BUILD = {
  name: 'delete-build-of-game',
  text: 'DELETE FROM builds WHERE id = (SELECT id FROM builds WHERE game_id = $1 LIMIT 1) RETURNING id',
};

/** The steps of the deletion of a game. Every statement deletes a limited number of rows. */
@Injectable()
export class GameDeletionRepository {
  constructor(private readonly sql: Sql) {}

  async due(): Promise<number[]> {
    const rows = await this.sql.inBackground((client) => client.query<{ id: number }>(DUE));
    return rows.rows.map(({ id }) => id);
  }

  /** Scores that are bests stay, and so do those that no job has listed yet. */
  async deleteOtherScores(gameId: number): Promise<void> {
    let last: unknown[] = ['-infinity', 0];
    for (;;) {
      const [list] = await this.run<{ newestAt: Date; lastId: number }>(NEXT_LIST, [gameId, ...last]);
      if (!list) return;
      last = [list.newestAt, list.lastId];
      await this.run(DELETE_OTHERS, [gameId, ...last]);
    }
  }

  async someScores(gameId: number): Promise<number[]> {
    return (await this.run<{ id: number }>(SOME_SCORES, [gameId, BATCH])).map(({ id }) => id);
  }

  /** All but its scores and itself. */
  async deleteRows(gameId: number): Promise<void> {
    for (const { day } of await this.run<{ day: string }>(DAYS, [gameId])) {
      for (const table of ['play_days', 'game_days']) {
        await this.run({ name: `delete-${table}-of-game`, text: `DELETE FROM ${table} WHERE day = $2 AND game_id = $1` }, [gameId, day]); // prettier-ignore
      }
    }
    for (const [table, key, condition = 'game_id = $1'] of ROWS) {
      const text = `
        DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${BATCH}) RETURNING 1`;
      while ((await this.run({ name: `delete-${table}-of-game`, text }, [gameId])).length === BATCH);
    }
    await this.run({ name: 'unpublish-build', text: `UPDATE games SET launch = 'link', build_id = NULL WHERE id = $1 AND build_id IS NOT NULL` }, [gameId]); // prettier-ignore
    while ((await this.run(DELETE_BUILD, [gameId])).length > 0);
  }

  async deleteGame(gameId: number): Promise<void> {
    await this.run({ name: 'delete-game', text: 'DELETE FROM games WHERE id = $1 AND delete_at <= now()' }, [gameId]);
  }

  /** Deletes removed scores of deleted games that are too old to be read again. */
  async forgetRemovedScores(): Promise<void> {
    await this.run({
      name: 'forget-removed-scores',
      text: `
        DELETE FROM removed_scores r
        WHERE greatest(removed_at, restored_at) BETWEEN now() - interval '30 days' AND now() - interval '${REMOVALS_ARE_READ_FOR}'
          AND NOT EXISTS (SELECT FROM games WHERE id = r.game_id)`,
    });
  }

  private async run<T extends Row>(statement: { name: string; text: string }, values: unknown[] = []): Promise<T[]> {
    return (await this.sql.inBackground((client) => client.query<T>({ ...statement, values }))).rows;
  }
}
