/** What determines the order of rows on a board. */
export interface Placed {
  score: number;
  /** ISO 8601 in UTC with milliseconds, so that text order is time order. */
  createdAt: string;
  id: number;
}

/** The total order of every board: score descending, then the earlier, then the lower id (docs/api.md, section 4). */
export function compareEntries(a: Placed, b: Placed): number {
  if (a.score !== b.score) return b.score - a.score;
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.id - b.id;
}
