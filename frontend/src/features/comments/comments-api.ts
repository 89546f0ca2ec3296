import {
  commentSchema,
  commentsPageSchema,
  type Comment,
  type CommentsPage,
} from '@gamegeek/contracts/comments/comments.schemas.js';
import { COMMENTS_PAGE_SIZE, type CommentSort } from '@gamegeek/contracts/comments/comment-limits.js';
import type { CommentsPlace } from '@gamegeek/rules/comments/held-comments.js';
import { nothing, request } from '#shared/api/api-client.js';

const pathOf = (gameId: number) => `/api/games/${gameId}/comments`;

export function getComments(gameId: number, place: CommentsPlace, signal: AbortSignal): Promise<CommentsPage> {
  const { page, sort, size } = place;
  const limit = size === COMMENTS_PAGE_SIZE ? undefined : size;
  return request(pathOf(gameId), { query: { page, sort, limit }, answer: commentsPageSchema, signal });
}

/** The page that contains a comment; the first one if it does not exist. */
export function getCommentsAround(
  gameId: number,
  { id, sort }: { id: number; sort: CommentSort },
  signal: AbortSignal,
): Promise<CommentsPage> {
  return request(pathOf(gameId), { query: { around: id, sort }, answer: commentsPageSchema, signal });
}

export function postComment(gameId: number, content: string): Promise<Comment> {
  return request(pathOf(gameId), { method: 'POST', body: { content }, answer: commentSchema });
}

export function editComment(gameId: number, id: number, content: string): Promise<Comment> {
  return request(`${pathOf(gameId)}/${id}`, { method: 'PUT', body: { content }, answer: commentSchema });
}

export async function deleteComment(gameId: number, id: number): Promise<void> {
  await request(`${pathOf(gameId)}/${id}`, { method: 'DELETE', answer: nothing });
}
