import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CommentSort } from '@gamegeek/contracts/community/comment-limits.js';
import type { CommentCount, CommentsPage } from '@gamegeek/contracts/community/comments.types.js';
import type { Slice } from '../../../core/http/paging.js';
import { COMMENT_COLUMNS, presentComment, type CommentWithAuthor } from './comment.presenter.js';

const ORDERS: Record<CommentSort, string> = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
};

/** The count and the rows of one moment; the row without a comment is there for the count of an empty page. */
const pageSql = (order: string) => `
  SELECT n.total, n.version, ${COMMENT_COLUMNS}
  FROM (VALUES (?::integer)) AS wanted (game_id)
  LEFT JOIN comment_counts n USING (game_id)
  LEFT JOIN (SELECT * FROM comments WHERE game_id = ? ORDER BY ${order} LIMIT ? OFFSET ?) c USING (game_id)
  LEFT JOIN users u ON u.id = c.user_id
  ORDER BY ${order
    .split(', ')
    .map((key) => `c.${key}`)
    .join(', ')}`;

type PageRow = Partial<CommentCount> & (CommentWithAuthor | { id: null });

/** Reads comments to be shown, of whoever wrote them. */
@Injectable()
export class CommentReader {
  constructor(private readonly em: EntityManager) {}

  async page(gameId: number, sort: CommentSort, { limit, offset }: Slice): Promise<CommentsPage> {
    const rows = await this.em.fork().execute<PageRow[]>(pageSql(ORDERS[sort]), [gameId, gameId, limit, offset]);
    const { total, version } = rows[0] ?? {};
    const comments = rows.filter((row) => row.id !== null).map(presentComment);
    return { comments, total: total ?? 0, version: version ?? 0 };
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
}
