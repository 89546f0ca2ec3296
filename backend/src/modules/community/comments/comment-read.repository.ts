import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CommentSort } from '@gamegeek/contracts/comments/comment-limits.js';
import type { CommentCount, CommentsPage } from '@gamegeek/contracts/comments/comments.schemas.js';
import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { CommentRow } from './comment.entity.js';
import { COMMENT_COLUMNS, presentComment, type CommentWithAuthor } from './comment.presenter.js';

const ORDERS: Record<CommentSort, string> = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
};

/**
 * Reads count and rows in one snapshot; an empty page returns one row without a comment, for its count. `start` selects
 * the number of rows before the page.
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

const FIXED_OFFSET = 'SELECT ?::integer AS rows';

/** ? page size, ? game, ? comment. The offset of the page that contains a comment, 0 beyond the maximum page depth. */
const offsetOf = (sort: CommentSort) => `
  SELECT CASE WHEN (before.count / size + 1) * size <= ${MAX_PAGE_DEPTH} THEN before.count / size * size ELSE 0 END AS rows
  FROM (SELECT ?::integer AS size) page, (
    SELECT count(*)::integer FROM (
      SELECT FROM comments held JOIN comments other ON other.game_id = held.game_id
      WHERE held.game_id = ?::integer AND held.id = ?::bigint
        AND (other.created_at, other.id) ${sort === 'newest' ? '>' : '<'} (held.created_at, held.id)
      LIMIT ${MAX_PAGE_DEPTH}
    ) others
  ) before`;

/**
 * ? game, ? usernames in lower case, ? game. The author of the game, and the mentioned users if the game is visible.
 */
const RECIPIENTS = `
  SELECT g.created_by AS "userId", NULL AS username FROM games g WHERE g.id = ?
  UNION ALL
  SELECT u.id, lower(u.username) FROM users u
  WHERE lower(u.username) = ANY(?::text[]) AND u.deleted_at IS NULL AND EXISTS (SELECT FROM games WHERE id = ? AND active)`;

export interface CommentRecipient {
  userId: string;
  /** In lower case; null for the author of the game. */
  username: string | null;
}

/** A comment and the page size. */
export interface Around {
  id: number;
  limit: number;
}

type PageRow = Partial<CommentCount> & { offset: number } & (CommentWithAuthor | { id: null });

@Injectable()
export class CommentReadRepository {
  constructor(private readonly em: EntityManager) {}

  page(gameId: number, sort: CommentSort, { limit, offset }: Slice): Promise<CommentsPage> {
    return this.read(pageSql(ORDERS[sort], FIXED_OFFSET), [gameId, offset, limit], limit);
  }

  /** Returns the page that contains the comment, or the first page when this game has no such comment. */
  around(gameId: number, sort: CommentSort, { id, limit }: Around): Promise<CommentsPage> {
    return this.read(pageSql(ORDERS[sort], offsetOf(sort)), [gameId, limit, gameId, id, limit], limit);
  }

  async count(gameId: number): Promise<CommentCount> {
    const [row] = await this.em
      .fork()
      .execute<CommentCount[]>('SELECT total, version FROM comment_counts WHERE game_id = ?', [gameId]);
    return row ?? { total: 0, version: 0 };
  }

  async exists(gameId: number, id: number): Promise<boolean> {
    return (await this.em.fork().count(CommentRow, { id, game: gameId })) > 0;
  }

  /** Leaves out deleted comments. */
  byIds(ids: number[]): Promise<CommentWithAuthor[]> {
    return this.em
      .fork()
      .execute<CommentWithAuthor[]>(
        `SELECT ${COMMENT_COLUMNS} FROM comments c JOIN users u ON u.id = c.user_id WHERE c.id = ANY(?::integer[])`,
        [`{${ids.join(',')}}`],
      );
  }

  /** Returns those of these games that the user has commented on. */
  async gamesOf(userId: string, gameIds: number[]): Promise<number[]> {
    const rows = await this.em
      .fork()
      .execute<{ gameId: number }[]>(
        'SELECT DISTINCT game_id AS "gameId" FROM comments WHERE user_id = ? AND game_id = ANY(?::integer[])',
        [userId, `{${gameIds.join(',')}}`],
      );
    return rows.map(({ gameId }) => gameId);
  }

  /** Returns the author of the game and the users with these names (in lower case). */
  recipients(em: EntityManager, gameId: number, usernames: string[]): Promise<CommentRecipient[]> {
    const names = `{${usernames.map((name) => `"${name}"`).join(',')}}`;
    return em.execute<CommentRecipient[]>(RECIPIENTS, [gameId, names, gameId]);
  }

  private async read(sql: string, values: unknown[], limit: number): Promise<CommentsPage> {
    const rows = await this.em.fork().execute<PageRow[]>(sql, values);
    const { total, version, offset = 0 } = rows[0] ?? {};
    const comments = rows.filter((row) => row.id !== null).map(presentComment);
    return { comments, total: total ?? 0, version: version ?? 0, page: offset / limit + 1, limit };
  }
}
