import { compareEntries, type Placed } from './order.js';

/**
 * Sorts rows that begin a board and gives them their ranks: equal scores share one (1, 2, 2, 4), the earlier stands
 * first. Rows whose rank does not change are returned as the same objects, so that only changed rows render again.
 */
export function rankEntries<T extends Placed & { rank: number }>(entries: readonly T[]): T[] {
  const sorted = [...entries].sort(compareEntries);
  let rank = 0;
  let previous: number | undefined;
  return sorted.map((entry, index) => {
    if (entry.score !== previous) rank = index + 1;
    previous = entry.score;
    return entry.rank === rank ? entry : { ...entry, rank };
  });
}
