import type { PublicUser } from '../auth/auth.types.js';

/**
 * A comment as everybody sees it. The content of a deleted account's comments is empty; its author is then called
 * "Deleted player".
 */
export interface Comment {
  id: number;
  game_id: number;
  user_id: string;
  content: string;
  created_at: string;
  updated_at: string;
  /** Grows with every change: of two states of a comment, the one with the higher revision is the newer. */
  revision: number;
  user: Pick<PublicUser, 'id' | 'username'>;
}

/**
 * How many comments a game has. The version grows with every comment that comes, is edited or goes: of two counts, the one
 * with the higher version is the newer.
 */
export interface CommentCount {
  total: number;
  version: number;
}

/** GET /api/games/{id}/comments. */
export interface CommentsPage extends CommentCount {
  /** From 1; with `around`, where that comment stands. */
  page: number;
  limit: number;
  comments: Comment[];
}

/** A patch of `comments:{gameId}`; merged into a page by `applyCommentChanges` of libs/rules. */
export interface CommentChanges extends CommentCount {
  created?: Comment[];
  updated?: Comment[];
  deleted?: number[];
}
