// Separate from the DTO, so that the client can import them without a decorated class.

/** In code points, as PostgreSQL counts characters. */
export const COMMENT_MAX = 2_000;
/** Comments a page (docs/product.md, section 9). */
export const COMMENTS_PAGE_SIZE = 10;
export const COMMENT_SORTS = ['newest', 'oldest'] as const;

export type CommentSort = (typeof COMMENT_SORTS)[number];

/** Visible text: not only spaces or invisible characters. */
export const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
