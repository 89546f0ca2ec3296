import type { CommentChanges } from '@gamegeek/contracts/comments/comments.schemas.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'comments.changed': CommentsChanged;
    'comments.restored': CommentsRestored;
  }

  interface OutboxPayloadMap {
    'comments.changed': ChangedComment;
    'comments.restored': CommentsRestored;
  }
}

/** Comments on a game were created, updated or deleted. */
export interface CommentsChanged {
  gameId: number;
  changes: CommentChanges;
}

/** What the outbox stores of a change: the text may be deleted before it is published. */
export interface ChangedComment {
  gameId: number;
  kind: 'created' | 'updated' | 'deleted';
  id: number;
}

/** Hidden comments were restored. Watchers of this game load their page again. */
export interface CommentsRestored {
  gameId: number;
}
