import type { CommentChanges } from '@gamegeek/contracts/community/comments.types.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'comments.changed': CommentsChanged;
  }
}

/** Comments of a game came, were edited or went. */
export interface CommentsChanged {
  gameId: number;
  changes: CommentChanges;
}
