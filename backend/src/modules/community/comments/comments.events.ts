import type { CommentChanges } from '@gamegeek/contracts/community/comments.types.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'comments.changed': CommentsChanged;
    'comments.restored': CommentsRestored;
  }
}

/** Comments of a game came, were edited or went. */
export interface CommentsChanged {
  gameId: number;
  changes: CommentChanges;
}

/** Comments that had gone are there again: whoever holds a page of this game reads it anew. */
export interface CommentsRestored {
  gameId: number;
}
