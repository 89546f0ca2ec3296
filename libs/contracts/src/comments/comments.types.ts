import type { PublicUser } from '../auth/auth.types.js';

/** A public comment. Comments of deleted accounts are empty, with the author "Deleted player". */
export interface Comment {
  id: number;
  game_id: number;
  user_id: string;
  content: string;
  created_at: string;
  updated_at: string;
  /** Increases with every change; the higher revision is newer. */
  revision: number;
  user: Pick<PublicUser, 'id' | 'username'>;
}

/** The number of comments of a game. The version increases with every change; the higher one is newer. */
export interface CommentCount {
  total: number;
  version: number;
}

/** GET /api/games/{id}/comments. */
export interface CommentsPage extends CommentCount {
  /** From 1; with `around`, the page of that comment. */
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
