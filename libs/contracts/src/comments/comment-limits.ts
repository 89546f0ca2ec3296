// The figures are a file of their own, so that the client can import them without a decorated class.

/** CONTRACT section 1, in characters as people count them in PostgreSQL: code points. */
export const COMMENT_MAX = 2_000;
/** SPEC section 9. */
export const COMMENTS_PAGE_SIZE = 10;
export const COMMENT_SORTS = ['newest', 'oldest'] as const;

export type CommentSort = (typeof COMMENT_SORTS)[number];

/** Something that can be seen: neither a space nor a character that screens leave out. */
export const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
