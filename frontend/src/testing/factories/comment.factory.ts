import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';

/** A comment; a higher `id` has a later time. */
export function comment(id: number, changes: Partial<Comment> = {}): Comment {
  const at = new Date(Date.UTC(2026, 10, 2, 10) + id * 1_000).toISOString();
  return {
    id,
    game_id: 7,
    user_id: 'user-bob',
    content: `Comment ${id}`,
    created_at: at,
    updated_at: at,
    revision: 1,
    user: { id: 'user-bob', username: 'bob' },
    ...changes,
  };
}

/** `count` comments, newest first. */
export function comments(count: number): Comment[] {
  return Array.from({ length: count }, (_, index) => comment(count - index));
}
