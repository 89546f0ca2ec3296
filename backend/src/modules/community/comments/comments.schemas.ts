import { integer, listOf, named, object, text, time, uuid } from '../../../core/openapi/schemas.js';

export const COMMENT = named(
  'Comment',
  object({
    id: integer,
    game_id: integer,
    user_id: uuid,
    content: { ...text, description: 'Empty after the account of its author has been deleted.' },
    created_at: time,
    updated_at: time,
    revision: integer,
    user: object({ id: uuid, username: text }),
  }),
);

export const COMMENTS_PAGE = named(
  'CommentsPage',
  object({ comments: listOf(COMMENT), total: integer, version: integer, page: integer, limit: integer }),
);
