import * as v from 'valibot';
import {
  commentChangesSchema,
  commentCountSchema,
  type CommentChanges,
} from '@gamegeek/contracts/comments/comments.schemas.js';
import { commentsTopic } from '@gamegeek/contracts/live/topics.js';
import { LiveTopic } from '#shared/live/live-topic.js';

/** The topic contains only the number of comments; the last event is for stores that hold a page of them. */
const commentsEventsSchema = v.object({
  ...commentCountSchema.entries,
  /** Undefined after a (re)connection: anything may have changed. */
  last: v.optional(commentChangesSchema),
});
export type CommentsEvents = v.InferOutput<typeof commentsEventsSchema>;

export type LiveComments = LiveTopic<CommentsEvents, CommentChanges>;

const topics = new Map<number, LiveComments>();

/** The live topic of a game's comments. */
export function liveComments(gameId: number): LiveComments {
  const known = topics.get(gameId);
  if (known) return known;
  const topic: LiveComments = new LiveTopic({
    name: commentsTopic(gameId),
    snapshot: commentsEventsSchema,
    changes: commentChangesSchema,
    reduce: (_held, changes) => ({ total: changes.total, version: changes.version, last: changes }),
  });
  topics.set(gameId, topic);
  return topic;
}
