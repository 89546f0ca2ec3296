import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { BoardRow } from './leaderboard.repository.js';

/** A row of a board, in HTTP responses and live topics. */
export function presentEntry(
  { userId, username, score, scoreId, achievedAt, verified, recorded }: BoardRow,
  rank: number,
): LeaderboardEntry {
  return {
    ...{ rank, id: scoreId, userId, username, score, createdAt: achievedAt.toISOString() },
    ...(verified && { verified }),
    ...(recorded && { recorded }),
  };
}
