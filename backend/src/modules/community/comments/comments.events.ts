import type { CommentChanges } from '@gamegeek/contracts/comments/comments.types.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'comments.changed': CommentsChanged;
    'comments.restored': CommentsRestored;
  }
}

/** Comments on a game were created, updated or deleted. */
export interface CommentsChanged {
  gameId: number;
  changes: CommentChanges;
}

/** Hidden comments were restored. Watchers of this game load their page again. */
export interface CommentsRestored {
  gameId: number;
}
