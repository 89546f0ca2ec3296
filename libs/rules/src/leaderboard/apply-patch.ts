import { compareEntries, type Placed } from './order.js';
import { rankEntries } from './rank-entries.js';

export interface Ranked extends Placed {
  rank: number;
  userId: string;
}

/** The better of two states of one player: a best only rises, so an old or repeated state changes nothing. */
export function betterEntry<T extends Ranked>(a: T, b: T): T {
  return compareEntries(a, b) <= 0 ? a : b;
}

/**
 * The first `size` rows of a board after some players' newest states: exact, because a best only rises, so nobody
 * outside the rows held can enter without being among the upserts. Idempotent, and the same in any order.
 */
export function upsertEntries<T extends Ranked>(held: readonly T[], upserts: readonly T[], size: number): T[] {
  const byPlayer = new Map(held.map((entry) => [entry.userId, entry]));
  for (const upsert of upserts) {
    const known = byPlayer.get(upsert.userId);
    byPlayer.set(upsert.userId, known ? betterEntry(known, upsert) : upsert);
  }
  return rankEntries([...byPlayer.values()]).slice(0, size);
}
