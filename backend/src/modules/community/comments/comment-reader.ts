import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CommentSort } from '@gamegeek/contracts/community/comment-limits.js';
import type { CommentCount, CommentsPage } from '@gamegeek/contracts/community/comments.types.js';
import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';
import type { Slice } from '../../../core/http/paging.js';
import { COMMENT_COLUMNS, presentComment, type CommentWithAuthor } from './comment.presenter.js';

const ORDERS: Record<CommentSort, string> = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
};

/**
 * The count and the rows of one moment; the row without a comment is there for the count of an empty page. `start` says
 * how many rows come before the page.
 */
const pageSql = (order: string, start: string) => `
  SELECT n.total, n.version, start.rows AS "offset", ${COMMENT_COLUMNS}
  FROM (SELECT ?::integer AS game_id) wanted CROSS JOIN (${start}) start
  LEFT JOIN comment_counts n USING (game_id)
  LEFT JOIN LATERAL (
    SELECT * FROM comments WHERE game_id = wanted.game_id ORDER BY ${order} LIMIT ? OFFSET start.rows
  ) c ON true
  LEFT JOIN users u ON u.id = c.user_id
  ORDER BY ${order
    .split(', ')
    .map((key) => `c.${key}`)
    .join(', ')}`;

const GIVEN = 'SELECT ?::integer AS rows';

/** Where the page of a comment starts, as deep as lists are read. The size of a page, its game and itself. */
const placeOf = (sort: CommentSort) => `
  SELECT CASE WHEN (before.count / size + 1) * size <= ${MAX_PAGE_DEPTH} THEN before.count / size * size ELSE 0 END AS rows
  FROM (SELECT ?::integer AS size) page, (
    SELECT count(*)::integer FROM (
      SELECT FROM comments held JOIN comments other ON other.game_id = held.game_id
      WHERE held.game_id = ?::integer AND held.id = ?::bigint
        AND (other.created_at, other.id) ${sort === 'newest' ? '>' : '<'} (held.created_at, held.id)
      LIMIT ${MAX_PAGE_DEPTH}
    ) others
  ) before`;

/** Which comment is looked for, and how long a page is. */
export interface Around {
  id: number;
  limit: number;
}

type PageRow = Partial<CommentCount> & { offset: number } & (CommentWithAuthor | { id: null });

/** Reads comments to be shown, of whoever wrote them. */
@Injectable()
export class CommentReader {
  constructor(private readonly em: EntityManager) {}

  page(gameId: number, sort: CommentSort, { limit, offset }: Slice): Promise<CommentsPage> {
    return this.read(pageSql(ORDERS[sort], GIVEN), [gameId, offset, limit], limit);
  }

  /** The page that holds a comment of this game; the first one when it has no such comment. */
  around(gameId: number, sort: CommentSort, { id, limit }: Around): Promise<CommentsPage> {
    return this.read(pageSql(ORDERS[sort], placeOf(sort)), [gameId, limit, gameId, id, limit], limit);
  }

  async count(gameId: number): Promise<CommentCount> {
    const [row] = await this.em
      .fork()
      .execute<CommentCount[]>('SELECT total, version FROM comment_counts WHERE game_id = ?', [gameId]);
    return row ?? { total: 0, version: 0 };
  }

  /** Those of these that are still there. */
  byIds(ids: number[]): Promise<CommentWithAuthor[]> {
    return this.em
      .fork()
      .execute<CommentWithAuthor[]>(
        `SELECT ${COMMENT_COLUMNS} FROM comments c JOIN users u ON u.id = c.user_id WHERE c.id = ANY(?::integer[])`,
        [`{${ids.join(',')}}`],
      );
  }

  /** Which of these games somebody has commented on. */
  async gamesOf(userId: string, gameIds: number[]): Promise<number[]> {
    const rows = await this.em
      .fork()
      .execute<{ gameId: number }[]>(
        'SELECT DISTINCT game_id AS "gameId" FROM comments WHERE user_id = ? AND game_id = ANY(?::integer[])',
        [userId, `{${gameIds.join(',')}}`],
      );
    return rows.map(({ gameId }) => gameId);
  }

  private async read(sql: string, values: unknown[], limit: number): Promise<CommentsPage> {
    const rows = await this.em.fork().execute<PageRow[]>(sql, values);
    const { total, version, offset = 0 } = rows[0] ?? {};
    const comments = rows.filter((row) => row.id !== null).map(presentComment);
    return { comments, total: total ?? 0, version: version ?? 0, page: offset / limit + 1, limit };
  }
}
