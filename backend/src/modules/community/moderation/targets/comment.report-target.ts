import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectState } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { CommentModeration } from '../../comments/index.js';
import { idList, isoTime, type Subject, type ReportTarget } from './report-target.js';

const COLUMNS = 'id, game_id, user_id, content, created_at, updated_at';

/** A comment counts as gone if its game is hidden, or if it was blanked with its author’s account. */
const LOAD = `
  SELECT c.id, g.id AS "gameId", g.name AS "gameName", c.user_id AS "authorId", c.content AS text,
         c.updated_at > c.created_at AS edited, c.created_at AS "createdAt",
         CASE WHEN c.hidden THEN 'hidden' WHEN g.active AND c.content <> '' THEN 'shown' ELSE 'gone' END AS state
  FROM (
    SELECT ${COLUMNS}, false AS hidden FROM comments WHERE id = ANY(?::integer[])
    UNION ALL
    SELECT ${COLUMNS}, true FROM hidden_comments WHERE id = ANY(?::integer[])
  ) c JOIN games g ON g.id = c.game_id`;

interface CommentRow {
  id: number;
  gameId: number;
  gameName: string;
  authorId: string;
  text: string;
  edited: boolean;
  createdAt: string;
  state: SubjectState;
}

@Injectable()
export class CommentReportTarget implements ReportTarget {
  readonly kind = 'comment';
  readonly name = 'This comment';

  constructor(private readonly moderation: CommentModeration) {}

  async load(em: EntityManager, ids: number[]): Promise<Subject[]> {
    const wanted = idList(ids);
    const rows = await em.execute<CommentRow[]>(LOAD, [wanted, wanted]);
    return rows.map(({ edited, createdAt, ...row }) => ({
      kind: this.kind,
      ...row,
      content: { text: row.text, created_at: isoTime(createdAt), edited },
    }));
  }

  hide(em: EntityManager, id: number): Promise<boolean> {
    return this.moderation.hide(em, id);
  }

  restore(em: EntityManager, id: number): Promise<boolean> {
    return this.moderation.restore(em, id);
  }
}
