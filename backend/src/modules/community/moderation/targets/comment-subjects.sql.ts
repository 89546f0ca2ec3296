import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectState } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { idList } from './report-target.js';

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

export function loadComments(em: EntityManager, ids: number[]): Promise<CommentRow[]> {
  const wanted = idList(ids);
  return em.execute<CommentRow[]>(LOAD, [wanted, wanted]);
}
