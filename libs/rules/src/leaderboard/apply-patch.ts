import { compareEntries, type Placed } from './order.js';
import { rankEntries } from './rank-entries.js';

export interface Ranked extends Placed {
  rank: number;
  userId: string;
}

/** The better of two states of a player: a best only rises, so old or repeated states change nothing. */
export function betterEntry<T extends Ranked>(a: T, b: T): T {
  return compareEntries(a, b) <= 0 ? a : b;
}

/**
 * The first `size` rows of a board after changes: exact, because a best only rises, so players outside the rows can
 * only enter by an upsert. Idempotent and independent of the order.
 */
export function upsertEntries<T extends Ranked>(held: readonly T[], upserts: readonly T[], size: number): T[] {
  const byPlayer = new Map(held.map((entry) => [entry.userId, entry]));
  for (const upsert of upserts) {
    const known = byPlayer.get(upsert.userId);
    byPlayer.set(upsert.userId, known ? betterEntry(known, upsert) : upsert);
  }
  return rankEntries([...byPlayer.values()]).slice(0, size);
}
