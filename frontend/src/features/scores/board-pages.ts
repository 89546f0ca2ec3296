import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';

/** Rows per page of the leaderboard (docs/product.md, section 9). */
export const BOARD_PAGE = 10;
/** Rows of Top Players on the home page (docs/product.md, section 9). */
export const TOP_PLAYERS = 4;
/** The highest page number that can be requested. */
export const MAX_BOARD_PAGE = MAX_PAGE_DEPTH / BOARD_PAGE;

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / BOARD_PAGE));
}
