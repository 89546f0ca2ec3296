import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Comment, CommentCount } from '@gamegeek/contracts/community/comments.types.js';
import { COMMENT_COLUMNS, presentComment, type CommentWithAuthor } from './comment.presenter.js';

/** The event is written with the change that it tells of; ids alone, because the text may be gone by then. */
export const toldOf = (kind: 'created' | 'updated' | 'deleted', changed: string) => `
  told AS (
    INSERT INTO outbox_events (name, payload)
    SELECT 'comments.changed', jsonb_build_object('gameId', game_id, 'kind', '${kind}', 'id', id) FROM ${changed}
    RETURNING id
  )`;

/**
 * The author is held first, so that no comment is added to an account that is being deleted; then the game's count,
 * so that comments of a game have the order of their times.
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
  ), ${toldOf('created', 'made')}
  SELECT ${COMMENT_COLUMNS}, n.total, n.version, told.id AS "eventId"
  FROM made c JOIN author u ON u.id = c.user_id, counted n, told`;

/** What was emptied because its author has left stays empty. */
const EDIT = `
  WITH changed AS (
    UPDATE comments SET content = ?::text, revision = revision + 1, updated_at = clock_timestamp()
    WHERE id = ? AND game_id = ? AND user_id = ?::uuid AND content <> ''
    RETURNING *
  ), counted AS (
    UPDATE comment_counts n SET version = n.version + 1 FROM changed WHERE n.game_id = changed.game_id
    RETURNING n.total, n.version
  ), ${toldOf('updated', 'changed')}
  SELECT ${COMMENT_COLUMNS}, n.total, n.version, told.id AS "eventId"
  FROM changed c JOIN users u ON u.id = c.user_id, counted n, told`;

const DELETE = `
  WITH gone AS (
    DELETE FROM comments WHERE id = ? AND game_id = ? AND (user_id = ?::uuid OR ?::boolean) RETURNING id, game_id
  ), counted AS (
    UPDATE comment_counts n SET total = n.total - 1, version = n.version + 1
    FROM gone WHERE n.game_id = gone.game_id
    RETURNING n.total, n.version
  ), ${toldOf('deleted', 'gone')}
  SELECT counted.total, counted.version, told.id AS "eventId" FROM counted, told`;

/** What a change leaves, and the event that is to be told now. */
export interface Written {
  count: CommentCount;
  eventId: number;
}

/** Each change with who may make it, the count and the event, in one statement: there is no moment between. */
@Injectable()
export class CommentWriter {
  constructor(private readonly em: EntityManager) {}

  /** Part of the transaction that `em` is in. Undefined for an account that has been deleted a moment ago. */
  create(
    em: EntityManager,
    gameId: number,
    userId: string,
    content: string,
  ): Promise<(Written & { comment: Comment }) | undefined> {
    return this.write(em, CREATE, [userId, gameId, content]);
  }

  /** Undefined when there is no such comment of this author. */
  edit(
    { gameId, id }: CommentAddress,
    userId: string,
    content: string,
  ): Promise<(Written & { comment: Comment }) | undefined> {
    return this.write(this.em.fork(), EDIT, [content, id, gameId, userId]);
  }

  /** Undefined when there is no such comment, of this author or, for those who may delete any, at all. */
  async delete(
    em: EntityManager,
    { gameId, id }: CommentAddress,
    userId: string,
    any: boolean,
  ): Promise<Written | undefined> {
    const [row] = await em.execute<WrittenRow[]>(DELETE, [id, gameId, userId, any]);
    return row && writtenOf(row);
  }

  private async write(
    em: EntityManager,
    sql: string,
    values: unknown[],
  ): Promise<(Written & { comment: Comment }) | undefined> {
    const [row] = await em.execute<(CommentWithAuthor & WrittenRow)[]>(sql, values);
    return row && { ...writtenOf(row), comment: presentComment(row) };
  }
}

/** Which comment, of which game. */
export interface CommentAddress {
  gameId: number;
  id: number;
}

/** What the database answers. */
export interface WrittenRow extends CommentCount {
  /** A bigint, which comes as text. */
  eventId: string;
}

export const writtenOf = ({ total, version, eventId }: WrittenRow): Written => ({
  count: { total, version },
  eventId: Number(eventId),
});
