import type { CommentChanges, CommentCount } from '@gamegeek/contracts/comments/comments.types.js';
import { commentsTopic } from '@gamegeek/contracts/live/topics.js';
import { isNumber, optional, shape } from '../../../shared/api/shape.js';
import { LiveTopic } from '../../../shared/live/live-topic.js';
import { isCommentChanges } from '../comments.guards.js';

/** The topic contains only the number of comments; the last event is for stores that hold a page of them. */
export interface CommentsEvents extends CommentCount {
  /** Undefined after a (re)connection: anything may have changed. */
  last?: CommentChanges | undefined;
}

export type LiveComments = LiveTopic<CommentsEvents, CommentChanges>;

const isCommentsEvents = shape<CommentsEvents>({
  total: isNumber,
  version: isNumber,
  last: optional(isCommentChanges),
});
const topics = new Map<number, LiveComments>();

/** The live topic of a game's comments. */
export function liveComments(gameId: number): LiveComments {
  const known = topics.get(gameId);
  if (known) return known;
  const topic: LiveComments = new LiveTopic({
    name: commentsTopic(gameId),
    isSnapshot: isCommentsEvents,
    isChanges: isCommentChanges,
    reduce: (_held, changes) => ({ total: changes.total, version: changes.version, last: changes }),
  });
  topics.set(gameId, topic);
  return topic;
}
