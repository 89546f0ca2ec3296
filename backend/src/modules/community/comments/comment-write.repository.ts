import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Comment, CommentCount } from '@gamegeek/contracts/comments/comments.schemas.js';
import { COMMENT_COLUMNS, presentComment, type CommentWithAuthor } from './comment.presenter.js';

/**
 * Locks the author, so that no comment is added to an account that is being deleted; then the count of the game, so
 * that comments of a game are ordered by time.
 */
const CREATE = `
  WITH author AS (
    SELECT id, username FROM users WHERE id = ?::uuid AND deleted_at IS NULL FOR KEY SHARE
  ), counted AS (
    INSERT INTO comment_counts AS n (game_id, total, version) SELECT ?::integer, 1, 1 FROM author
    ON CONFLICT (game_id) DO UPDATE SET total = n.total + 1, version = n.version + 1
    RETURNING game_id, total, version
  ), made AS (
    INSERT INTO comments (game_id, user_id, content, created_at, updated_at)
    SELECT game_id, user_id, ?::text, at, at
    FROM (SELECT counted.game_id, author.id AS user_id, clock_timestamp() AS at FROM counted, author) AS place
    RETURNING *
  )
  SELECT ${COMMENT_COLUMNS}, n.total, n.version
  FROM made c JOIN author u ON u.id = c.user_id, counted n`;

/** Comments that were blanked with their author's account stay blank. */
const UPDATE = `
  WITH changed AS (
    UPDATE comments SET content = ?::text, revision = revision + 1, updated_at = clock_timestamp()
    WHERE id = ? AND game_id = ? AND user_id = ?::uuid AND content <> ''
    RETURNING *
  ), counted AS (
    UPDATE comment_counts n SET version = n.version + 1 FROM changed WHERE n.game_id = changed.game_id
    RETURNING n.total, n.version
  )
  SELECT ${COMMENT_COLUMNS}, n.total, n.version
  FROM changed c JOIN users u ON u.id = c.user_id, counted n`;

const DELETE = `
  WITH gone AS (
    DELETE FROM comments WHERE id = ? AND game_id = ? AND (user_id = ?::uuid OR ?::boolean) RETURNING id, game_id
  ), counted AS (
    UPDATE comment_counts n SET total = n.total - 1, version = n.version + 1
    FROM gone WHERE n.game_id = gone.game_id
    RETURNING n.total, n.version
  )
  SELECT total, version FROM counted`;

const HIDDEN_COLUMNS = 'id, game_id, user_id, content, created_at, updated_at';

/** Moves the comment to another table, so that no list and no count has to filter it out. */
const HIDE = `
  WITH gone AS (
    DELETE FROM comments WHERE id = ?::integer RETURNING *
  ), kept AS (
    INSERT INTO hidden_comments (${HIDDEN_COLUMNS}, revision) SELECT ${HIDDEN_COLUMNS}, revision FROM gone
  ), counted AS (
    UPDATE comment_counts n SET total = n.total - 1, version = n.version + 1
    FROM gone WHERE n.game_id = gone.game_id
    RETURNING n.total, n.version
  )
  SELECT gone.game_id AS "gameId", counted.total, counted.version FROM gone, counted`;

const RESTORE = `
  WITH back AS (
    DELETE FROM hidden_comments WHERE id = ?::integer RETURNING *
  ), counted AS (
    UPDATE comment_counts n SET total = n.total + 1, version = n.version + 1
    FROM back WHERE n.game_id = back.game_id
  ), made AS (
    INSERT INTO comments (${HIDDEN_COLUMNS}, revision) SELECT ${HIDDEN_COLUMNS}, revision + 1 FROM back
  )
  SELECT game_id AS "gameId" FROM back`;

/** No event: watchers reset when the author is renamed, which deleting an account does. */
const BLANK = `
  UPDATE comments SET content = '', revision = revision + 1, updated_at = now()
  WHERE user_id = ? AND content <> ''`;

export interface CommentAddress {
  gameId: number;
  id: number;
}

/** A comment that was created or updated, and the count after that. */
export interface WrittenComment {
  comment: Comment;
  count: CommentCount;
}

/** Writes comments, within the transaction of `em`. Permission, change and count are one statement. */
@Injectable()
export class CommentWriteRepository {
  /** Returns undefined for an account that has just been deleted. */
  create(em: EntityManager, gameId: number, userId: string, content: string): Promise<WrittenComment | undefined> {
    return this.write(em, CREATE, [userId, gameId, content]);
  }

  /** Returns undefined when this author has no such comment. */
  update(
    em: EntityManager,
    { gameId, id }: CommentAddress,
    userId: string,
    content: string,
  ): Promise<WrittenComment | undefined> {
    return this.write(em, UPDATE, [content, id, gameId, userId]);
  }

  /** Returns undefined when there is no such comment of this author, or of anyone if `any` is set. */
  async delete(
    em: EntityManager,
    { gameId, id }: CommentAddress,
    userId: string,
    any: boolean,
  ): Promise<CommentCount | undefined> {
    const [count] = await em.execute<CommentCount[]>(DELETE, [id, gameId, userId, any]);
    return count;
  }

  /** Returns undefined when there is no such visible comment. */
  async hide(em: EntityManager, id: number): Promise<{ gameId: number; count: CommentCount } | undefined> {
    const [row] = await em.execute<(CommentCount & { gameId: number })[]>(HIDE, [id]);
    return row && { gameId: row.gameId, count: countOf(row) };
  }

  /** Returns the game of the comment, or undefined when there is no such hidden comment. */
  async restore(em: EntityManager, id: number): Promise<number | undefined> {
    const [row] = await em.execute<{ gameId: number }[]>(RESTORE, [id]);
    return row?.gameId;
  }

  /** Blanks all comments of a user. */
  async blank(em: EntityManager, userId: string): Promise<void> {
    await em.execute(BLANK, [userId]);
  }

  private async write(em: EntityManager, sql: string, values: unknown[]): Promise<WrittenComment | undefined> {
    const [row] = await em.execute<(CommentWithAuthor & CommentCount)[]>(sql, values);
    return row && { count: countOf(row), comment: presentComment(row) };
  }
}

const countOf = ({ total, version }: CommentCount): CommentCount => ({ total, version });
