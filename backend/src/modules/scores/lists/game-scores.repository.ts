import { Injectable } from '@nestjs/common';
import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { boardColumns, type NamedBoard } from '../shared/board-values.js';

export interface GameScoreRow extends Row, NamedBoard {
  id: number;
  /** As it is stored. */
  score: number;
  createdAt: Date;
  userId: string;
  username: string;
  isPlay: boolean;
  seconds: number | null;
  verified: boolean;
  removed: boolean;
}

/** $1 game: its scores, one statement for each place where they are stored. */
const REMOVED = `SELECT s.id, s.created_at FROM removed_scores s WHERE s.game_id = $1 AND s.restored_at IS NULL`;
const UNLISTED = `SELECT s.id, s.created_at FROM unlisted_scores s WHERE s.game_id = $1`;
const LISTED = `
  SELECT s.id, s.created_at
  FROM game_score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) JOIN scores s ON s.id = listed.id
  WHERE l.game_id = $1`;

const COLUMNS =
  'id, user_id, game_id, coalesce(board_id, game_id) AS board_id, score, created_at, session_id, seconds_played, verified';

/** The scores of a page, which has the columns `id` and `created_at`. */
const detailsOf = (page: string) => `
  SELECT s.id, s.score, s.created_at AS "createdAt", s.user_id AS "userId", u.username,
         s.session_id IS NOT NULL AS "isPlay", s.seconds_played AS seconds, coalesce(s.verified, false) AS verified, s.removed,
         ${boardColumns('board')}
  FROM (${page}) page
  CROSS JOIN LATERAL (
    SELECT ${COLUMNS}, false AS removed FROM scores WHERE id = page.id
    UNION ALL
    SELECT ${COLUMNS}, true FROM removed_scores WHERE id = page.id AND restored_at IS NULL
  ) s
  JOIN boards board ON board.id = s.board_id
  JOIN users u ON u.id = s.user_id`;

const newest = (rows: string, order = 's.created_at DESC') =>
  `(${rows} ORDER BY ${order} LIMIT $2::integer + $3::integer)`;

/**
 * $1 game, $2 limit, $3 offset. A game may have millions of scores: it first finds how far back the page and those
 * before it reach. Lists are in order of their newest score, and overlap by a moment.
 */
const PAGE = {
  name: 'game-scores',
  text: `
    ${detailsOf(`
      WITH since AS (
        SELECT min(created_at) AS at FROM (
          SELECT created_at FROM (
            ${newest(REMOVED)} UNION ALL ${newest(UNLISTED)} UNION ALL ${newest(LISTED, 'l.newest_at DESC, l.last_id DESC')}
          ) found ORDER BY created_at DESC LIMIT $2::integer + $3::integer
        ) newest
      )
      SELECT id, created_at FROM (
        ${REMOVED} AND s.created_at >= (SELECT at FROM since)
        UNION ALL ${UNLISTED} AND s.created_at >= (SELECT at FROM since)
        UNION ALL ${LISTED} AND s.created_at >= (SELECT at FROM since) AND l.newest_at >= (SELECT at FROM since)
      ) young
      ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3`)}
    ORDER BY page.created_at DESC, page.id DESC`,
};

/** $1 game. Counts up to the maximum page depth, so that the cost is bounded. */
const COUNT = {
  name: 'game-scores-count',
  text: `
    SELECT count(*)::integer AS count FROM (
      ${[REMOVED, UNLISTED, LISTED].join(' UNION ALL ')} LIMIT ${MAX_PAGE_DEPTH}
    ) scores`,
};

/** $1 game, $2 limit, $3 offset: the latest removals first. */
const REMOVED_PAGE = {
  name: 'removed-game-scores',
  text: `
    ${detailsOf(`
      SELECT id, number FROM removed_scores WHERE game_id = $1 AND restored_at IS NULL
      ORDER BY number DESC LIMIT $2 OFFSET $3`)}
    ORDER BY page.number DESC`,
};
const REMOVED_COUNT = {
  name: 'removed-game-scores-count',
  text: `SELECT count(*)::integer AS count FROM (${REMOVED} LIMIT ${MAX_PAGE_DEPTH}) removed`,
};

/** $1 game, $2 score. */
const ONE = {
  name: 'game-score',
  text: `${detailsOf('SELECT $2::bigint AS id')} WHERE s.game_id = $1`,
};

/** All scores of a game, for its creator. */
@Injectable()
export class GameScoresRepository {
  constructor(private readonly sql: Sql) {}

  /** Newest first, or removed ones only. */
  async page(
    gameId: number,
    { limit, offset }: Slice,
    state?: 'removed',
  ): Promise<{ rows: GameScoreRow[]; total: number }> {
    const [page, count] = state === 'removed' ? [REMOVED_PAGE, REMOVED_COUNT] : [PAGE, COUNT];
    const [rows, [counted]] = await Promise.all([
      this.sql.run<GameScoreRow>(page, [gameId, limit, offset]),
      this.sql.run<{ count: number }>(count, [gameId]),
    ]);
    return { rows, total: counted?.count ?? 0 };
  }

  /** Undefined if there is no such score in the game. */
  async find(gameId: number, scoreId: number): Promise<GameScoreRow | undefined> {
    const [row] = await this.sql.run<GameScoreRow>(ONE, [gameId, scoreId]);
    return row;
  }
}
