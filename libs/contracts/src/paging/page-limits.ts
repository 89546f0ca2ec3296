/** The largest `limit` of any list (docs/api.md, section 1). */
export const MAX_PAGE_SIZE = 100;
/** No list is read deeper than this many rows (docs/api.md, section 5). */
export const MAX_PAGE_DEPTH = 10_000;
