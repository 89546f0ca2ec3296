import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';

/** A guest's score, which is not on the board. */
export interface GhostScore {
  score: number;
  /** The rank that the score would have had when it was sent. */
  rank: number;
  onKeep: () => void;
  onDecline: () => void;
}

/** The place of a ghost among rows that may have changed since. */
export interface GhostPlace {
  /** The number of rows above it. */
  above: number;
  rank: number;
  /** Whether there are ranks between the rows and the ghost. */
  isApart: boolean;
}

/** Of equal scores the earlier is first, and they share a rank. */
export function placeOfGhost(rows: readonly LeaderboardEntry[], { score, rank: sent }: GhostScore): GhostPlace {
  const above = rows.filter((row) => row.score >= score).length;
  const shown = rows.filter((row) => row.score > score).length + 1;
  const rank = above < rows.length ? shown : Math.max(shown, sent);
  return { above, rank, isApart: rank > rows.length + 1 };
}
