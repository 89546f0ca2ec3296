/** The largest `limit` of any list (docs/api.md, section 1). */
export const MAX_PAGE_SIZE = 100;
/** The maximum depth of lists in rows (docs/api.md, section 1). */
export const MAX_PAGE_DEPTH = 10_000;
