import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import type { PageRef, ShownPage } from './shown-page.js';

export type Author = Comment['user'];

/** A comment as displayed. */
export type ShownComment = Pick<Comment, 'id' | 'content' | 'created_at' | 'updated_at' | 'user'>;

/** A comment of the user that is displayed before it is on the page. */
export interface Outgoing {
  key: string;
  draft: ShownComment;
  /** Undefined until the server has answered. */
  comment?: Comment;
}

export interface CommentsState {
  wanted: PageRef;
  /** The requested page, or the previous one while it loads; undefined until the first has loaded. */
  page: ShownPage | undefined;
  /** The requested page failed to load. */
  failed: boolean;
  outgoing: Outgoing[];
  /** The row key of the user's own comments from before they had an id, so that their rows stay. */
  keys: Readonly<Record<number, string>>;
  /** The number of comments posted by others since the page was opened. */
  arrived: number;
}

/** The parts of the store that its helpers use. */
export interface StateAccess {
  get: () => CommentsState;
  set: (change: Partial<CommentsState> | ((state: CommentsState) => Partial<CommentsState>)) => void;
}
