import type { LeaderboardEntry, LeaderboardSnapshot } from '@gamegeek/contracts/scores/scores.schemas.js';
import { rankEntries } from '@gamegeek/rules/leaderboard/rank-entries.js';

/** A player's row; `n` determines id and name. */
export function entry(n: number, score: number, changes: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return {
    rank: 0,
    id: n,
    userId: `user-${n}`,
    username: `player-${n}`,
    score,
    createdAt: '2026-11-02T10:00:00.000Z',
    ...changes,
  };
}

/** `count` players with descending scores: player-1 leads. */
export function entries(count: number): LeaderboardEntry[] {
  return rankEntries(Array.from({ length: count }, (_, index) => entry(index + 1, (count - index) * 100)));
}

export function boardOf(rows: LeaderboardEntry[], total = rows.length): LeaderboardSnapshot {
  return { entries: rankEntries(rows).slice(0, 100), total, watching: 3 };
}

export function watchAck(topic: string, seq: number, snapshot: LeaderboardSnapshot) {
  return { ok: true, topic, seq, snapshot };
}
