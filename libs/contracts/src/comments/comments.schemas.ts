import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { integer, time, uuid } from '../values.js';

/** A public comment. Comments of deleted accounts are empty, with the author "Deleted player". */
export const commentSchema = v.object({
  id: integer,
  game_id: integer,
  user_id: uuid,
  content: v.pipe(v.string(), v.metadata({ description: 'Empty after the account of its author has been deleted.' })),
  created_at: time,
  updated_at: time,
  /** Increases with every change; the higher revision is newer. */
  revision: integer,
  user: personSchema,
});
export type Comment = v.InferOutput<typeof commentSchema>;

/** The number of comments of a game. The version increases with every change; the higher one is newer. */
export const commentCountSchema = v.object({ total: integer, version: integer });
export type CommentCount = v.InferOutput<typeof commentCountSchema>;

/** GET /api/games/{id}/comments. */
export const commentsPageSchema = v.object({
  comments: v.array(commentSchema),
  total: integer,
  version: integer,
  /** From 1; with `around`, the page of that comment. */
  page: integer,
  limit: integer,
});
export type CommentsPage = v.InferOutput<typeof commentsPageSchema>;

/** A patch of `comments:{gameId}`; merged into a page by `applyCommentChanges` of libs/rules. */
export const commentChangesSchema = v.object({
  created: v.optional(v.array(commentSchema)),
  updated: v.optional(v.array(commentSchema)),
  deleted: v.optional(v.array(integer)),
  total: integer,
  version: integer,
});
export type CommentChanges = v.InferOutput<typeof commentChangesSchema>;
