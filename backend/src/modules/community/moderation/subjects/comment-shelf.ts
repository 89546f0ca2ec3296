import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectState } from '@gamegeek/contracts/community/moderation/moderation.types.js';
import { CommentModeration } from '../../comments/index.js';
import { idList, isoTime, type Subject, type SubjectShelf, type Tell } from './subject.js';

const COLUMNS = 'id, game_id, user_id, content, created_at, updated_at';

/** A comment of a game that nobody sees is not shown either, nor one whose author has left. */
const LOOK = `
  SELECT c.id, g.id AS "gameId", g.name AS "gameName", c.user_id AS "authorId", c.content AS text,
         c.updated_at > c.created_at AS edited, c.created_at AS "createdAt",
         CASE WHEN c.hidden THEN 'hidden' WHEN g.active AND c.content <> '' THEN 'shown' ELSE 'gone' END AS state
  FROM (
    SELECT ${COLUMNS}, false AS hidden FROM comments WHERE id = ANY(?::integer[])
    UNION ALL
    SELECT ${COLUMNS}, true FROM hidden_comments WHERE id = ANY(?::integer[])
  ) c JOIN games g ON g.id = c.game_id`;

interface CommentLook {
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
export class CommentShelf implements SubjectShelf {
  readonly kind = 'comment';
  readonly name = 'This comment';

  constructor(private readonly hiding: CommentModeration) {}

  async look(em: EntityManager, ids: number[]): Promise<Subject[]> {
    const wanted = idList(ids);
    const rows = await em.execute<CommentLook[]>(LOOK, [wanted, wanted]);
    return rows.map(({ edited, createdAt, ...row }) => ({
      kind: this.kind,
      ...row,
      content: { text: row.text, created_at: isoTime(createdAt), edited },
    }));
  }

  hide(em: EntityManager, id: number): Promise<Tell | undefined> {
    return this.hiding.hide(em, id);
  }

  restore(em: EntityManager, id: number): Promise<Tell | undefined> {
    return this.hiding.restore(em, id);
  }
}
