import { compareEntries, type Placed } from './order.js';

/**
 * Sorts the first rows of a board and ranks them: equal scores share a rank (1, 2, 2, 4), the earlier comes first.
 * Rows with an unchanged rank keep their identity, so that only changed rows render again.
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
