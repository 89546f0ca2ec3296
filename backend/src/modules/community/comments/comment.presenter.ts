import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';

/** A comment with its author. Times are strings in PostgreSQL format. */
export interface CommentWithAuthor {
  id: number;
  gameId: number;
  userId: string;
  username: string;
  content: string;
  revision: number;
  createdAt: string;
  updatedAt: string;
}

/** Requires the comment as `c` and its author as `u`. */
export const COMMENT_COLUMNS = `
  c.id, c.game_id AS "gameId", c.user_id AS "userId", u.username, c.content, c.revision,
  c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;

/** Used by the API and live topics. Contains no email address. */
export function presentComment(row: CommentWithAuthor): Comment {
  return {
    id: row.id,
    game_id: row.gameId,
    user_id: row.userId,
    content: row.content,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
    revision: row.revision,
    user: { id: row.userId, username: row.username },
  };
}
