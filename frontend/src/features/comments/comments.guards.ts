import type { Comment, CommentChanges, CommentsPage } from '@gamegeek/contracts/comments/comments.types.js';
import { isNumber, isString, listOf, optional, shape } from '../../shared/api/shape.js';

export const isComment = shape<Comment>({
  id: isNumber,
  game_id: isNumber,
  user_id: isString,
  content: isString,
  created_at: isString,
  updated_at: isString,
  revision: isNumber,
  user: shape<Comment['user']>({ id: isString, username: isString }),
});

export const isCommentsPage = shape<CommentsPage>({
  comments: listOf(isComment),
  total: isNumber,
  version: isNumber,
  page: isNumber,
  limit: isNumber,
});

export const isCommentChanges = shape<CommentChanges>({
  created: optional(listOf(isComment)),
  updated: optional(listOf(isComment)),
  deleted: optional(listOf(isNumber)),
  total: isNumber,
  version: isNumber,
});
