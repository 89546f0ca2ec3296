import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';

/** Rows a page of the community board (docs/product.md, section 9). */
export const BOARD_PAGE = 10;
/** Rows of the home page's Top Players (docs/product.md, section 9). */
export const TOP_PLAYERS = 4;
/** The last page that can be asked for by its number. */
export const MAX_BOARD_PAGE = MAX_PAGE_DEPTH / BOARD_PAGE;

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / BOARD_PAGE));
}
