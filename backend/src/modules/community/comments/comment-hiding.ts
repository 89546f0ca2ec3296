import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CommentNews } from './comment-news.js';
import { CommentNotices } from './comment-notices.js';
import { toldOf, writtenOf, type WrittenRow } from './comment-writer.js';

const COLUMNS = 'id, game_id, user_id, content, created_at, updated_at';

/** It leaves the table of comments, so that no list and no count has to remember to leave it out. */
const HIDE = `
  WITH gone AS (
    DELETE FROM comments WHERE id = ?::integer RETURNING *
  ), kept AS (
    INSERT INTO hidden_comments (${COLUMNS}, revision) SELECT ${COLUMNS}, revision FROM gone
  ), counted AS (
    UPDATE comment_counts n SET total = n.total - 1, version = n.version + 1
    FROM gone WHERE n.game_id = gone.game_id
    RETURNING n.total, n.version
  ), ${toldOf('deleted', 'gone')}
  SELECT gone.game_id AS "gameId", counted.total, counted.version, told.id AS "eventId" FROM gone, counted, told`;

const RESTORE = `
  WITH back AS (
    DELETE FROM hidden_comments WHERE id = ?::integer RETURNING *
  ), counted AS (
    UPDATE comment_counts n SET total = n.total + 1, version = n.version + 1
    FROM back WHERE n.game_id = back.game_id
  ), made AS (
    INSERT INTO comments (${COLUMNS}, revision) SELECT ${COLUMNS}, revision + 1 FROM back
  ), told AS (
    INSERT INTO outbox_events (name, payload)
    SELECT 'comments.restored', jsonb_build_object('gameId', game_id) FROM back
    RETURNING id
  )
  SELECT back.game_id AS "gameId", told.id AS "eventId" FROM back, told`;

/** Told once the transaction is committed. */
type Tell = () => Promise<void>;

/** Taking comments off the site, and bringing them back as they were. */
@Injectable()
export class CommentHiding {
  constructor(
    private readonly news: CommentNews,
    private readonly notices: CommentNotices,
  ) {}

  /** Within the caller's transaction. Undefined when there is no such comment to hide. */
  async hide(em: EntityManager, id: number): Promise<Tell | undefined> {
    const [row] = await em.execute<(WrittenRow & { gameId: number })[]>(HIDE, [id]);
    if (!row) return undefined;
    await this.notices.takeBack(em, id);
    const { count, eventId } = writtenOf(row);
    return () => this.news.tell(row.gameId, eventId, { deleted: [id], ...count });
  }

  /** The same. Undefined when there is no such comment to restore. */
  async restore(em: EntityManager, id: number): Promise<Tell | undefined> {
    const [row] = await em.execute<{ gameId: number; eventId: string }[]>(RESTORE, [id]);
    return row && (() => this.news.tellRestored(row.gameId, Number(row.eventId)));
  }
}
