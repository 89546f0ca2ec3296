import * as v from 'valibot';
import type { CommentChanges } from '@gamegeek/contracts/comments/comments.schemas.js';
import { integer } from '@gamegeek/contracts/values.js';

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
export const changedComment = v.object({
  gameId: integer,
  kind: v.picklist(['created', 'updated', 'deleted']),
  id: integer,
});
export type ChangedComment = v.InferOutput<typeof changedComment>;

/** Hidden comments were restored. Watchers of this game load their page again. */
export const commentsRestored = v.object({ gameId: integer });
export type CommentsRestored = v.InferOutput<typeof commentsRestored>;
