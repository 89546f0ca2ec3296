import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Comment, CommentCount } from '@gamegeek/contracts/comments/comments.types.js';
import { COMMENT_COLUMNS, presentComment, type CommentWithAuthor } from './comment.presenter.js';

/** Writes the outbox row of a change. The payload has ids only, because the text may be deleted before it is published. */
const writeEvent = (kind: 'created' | 'updated' | 'deleted', changed: string) => `
  event AS (
    INSERT INTO outbox_events (name, payload)
    SELECT 'comments.changed', jsonb_build_object('gameId', game_id, 'kind', '${kind}', 'id', id) FROM ${changed}
    RETURNING id
  )`;

/**
 * Locks the author, so that no comment is added to an account that is being deleted; then the count of the game, so that
 * comments of a game are ordered by time.
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
  ), ${writeEvent('created', 'made')}
  SELECT ${COMMENT_COLUMNS}, n.total, n.version, event.id AS "eventId"
  FROM made c JOIN author u ON u.id = c.user_id, counted n, event`;

/** Comments that were blanked with their author's account stay blank. */
const UPDATE = `
  WITH changed AS (
    UPDATE comments SET content = ?::text, revision = revision + 1, updated_at = clock_timestamp()
    WHERE id = ? AND game_id = ? AND user_id = ?::uuid AND content <> ''
    RETURNING *
  ), counted AS (
    UPDATE comment_counts n SET version = n.version + 1 FROM changed WHERE n.game_id = changed.game_id
    RETURNING n.total, n.version
  ), ${writeEvent('updated', 'changed')}
  SELECT ${COMMENT_COLUMNS}, n.total, n.version, event.id AS "eventId"
  FROM changed c JOIN users u ON u.id = c.user_id, counted n, event`;

const DELETE = `
  WITH gone AS (
    DELETE FROM comments WHERE id = ? AND game_id = ? AND (user_id = ?::uuid OR ?::boolean) RETURNING id, game_id
  ), counted AS (
    UPDATE comment_counts n SET total = n.total - 1, version = n.version + 1
    FROM gone WHERE n.game_id = gone.game_id
    RETURNING n.total, n.version
  ), ${writeEvent('deleted', 'gone')}
  SELECT counted.total, counted.version, event.id AS "eventId" FROM counted, event`;

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
  ), ${writeEvent('deleted', 'gone')}
  SELECT gone.game_id AS "gameId", counted.total, counted.version, event.id AS "eventId" FROM gone, counted, event`;

const RESTORE = `
  WITH back AS (
    DELETE FROM hidden_comments WHERE id = ?::integer RETURNING *
  ), counted AS (
    UPDATE comment_counts n SET total = n.total + 1, version = n.version + 1
    FROM back WHERE n.game_id = back.game_id
  ), made AS (
    INSERT INTO comments (${HIDDEN_COLUMNS}, revision) SELECT ${HIDDEN_COLUMNS}, revision + 1 FROM back
  ), event AS (
    INSERT INTO outbox_events (name, payload)
    SELECT 'comments.restored', jsonb_build_object('gameId', game_id) FROM back
    RETURNING id
  )
  SELECT back.game_id AS "gameId", event.id AS "eventId" FROM back, event`;

/** No event: watchers reset when the author is renamed, which deleting an account does. */
const BLANK = `
  UPDATE comments SET content = '', revision = revision + 1, updated_at = now()
  WHERE user_id = ? AND content <> ''`;

/** The counts after a change, and the outbox row that is to be published. */
export interface Written {
  count: CommentCount;
  eventId: number;
}

export interface CommentAddress {
  gameId: number;
  id: number;
}

interface WrittenRow extends CommentCount {
  /** A bigint, returned as a string. */
  eventId: string;
}

/** Writes comments. Permission, change, count and outbox row are one statement, so nothing can happen in between. */
@Injectable()
export class CommentWriteRepository {
  constructor(private readonly em: EntityManager) {}

  /** Within the transaction of `em`. Returns undefined for an account that has just been deleted. */
  create(
    em: EntityManager,
    gameId: number,
    userId: string,
    content: string,
  ): Promise<(Written & { comment: Comment }) | undefined> {
    return this.write(em, CREATE, [userId, gameId, content]);
  }

  /** Returns undefined when this author has no such comment. */
  update(
    { gameId, id }: CommentAddress,
    userId: string,
    content: string,
  ): Promise<(Written & { comment: Comment }) | undefined> {
    return this.write(this.em.fork(), UPDATE, [content, id, gameId, userId]);
  }

  /** Returns undefined when there is no such comment of this author, or of anyone if `any` is set. */
  async delete(
    em: EntityManager,
    { gameId, id }: CommentAddress,
    userId: string,
    any: boolean,
  ): Promise<Written | undefined> {
    const [row] = await em.execute<WrittenRow[]>(DELETE, [id, gameId, userId, any]);
    return row && writtenOf(row);
  }

  /** Returns undefined when there is no such visible comment. */
  async hide(em: EntityManager, id: number): Promise<(Written & { gameId: number }) | undefined> {
    const [row] = await em.execute<(WrittenRow & { gameId: number })[]>(HIDE, [id]);
    return row && { ...writtenOf(row), gameId: row.gameId };
  }

  /** Returns undefined when there is no such hidden comment. */
  async restore(em: EntityManager, id: number): Promise<{ gameId: number; eventId: number } | undefined> {
    const [row] = await em.execute<{ gameId: number; eventId: string }[]>(RESTORE, [id]);
    return row && { gameId: row.gameId, eventId: Number(row.eventId) };
  }

  /** Blanks all comments of a user. */
  async blank(em: EntityManager, userId: string): Promise<void> {
    await em.execute(BLANK, [userId]);
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

const writtenOf = ({ total, version, eventId }: WrittenRow): Written => ({
  count: { total, version },
  eventId: Number(eventId),
});
