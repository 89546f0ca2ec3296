/** The largest `limit` of any list (CONTRACT section 1). */
export const MAX_PAGE_SIZE = 100;
/** No list is read deeper than this many rows (RELIABILITY section 3). */
export const MAX_PAGE_DEPTH = 10_000;
