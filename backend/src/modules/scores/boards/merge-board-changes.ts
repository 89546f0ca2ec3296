import type { LeaderboardChanges } from '@gamegeek/contracts/scores/scores.schemas.js';

/** Of a player's states, the later one wins. */
export function mergeBoardChanges(earlier: LeaderboardChanges, later: LeaderboardChanges): LeaderboardChanges {
  const newest = new Map([...earlier.upserts, ...later.upserts].map((entry) => [entry.userId, entry]));
  return { ...later, upserts: [...newest.values()] };
}
