import { PLAIN_FORMAT } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
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

/** A board of a game: the main one, unless it has another slug. */
export function gameBoard(changes: Partial<GameBoard> = {}): GameBoard {
  const { slug = 'main' } = changes;
  return {
    slug,
    name: slug === 'main' ? 'Main' : slug,
    ...PLAIN_FORMAT,
    policy: 'best',
    resets: slug === 'main' ? ['week'] : [],
    writes: 'plays',
    main: slug === 'main',
    edition: 1,
    earlier: [],
    position: 0,
    min: null,
    max: null,
    min_seconds: null,
    needs_round: false,
    on_doubt: 'refuse',
    total: 0,
    locked: false,
    ...changes,
  };
}
