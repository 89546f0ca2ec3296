import {
  leaderboardChangesSchema,
  leaderboardSnapshotSchema,
  type LeaderboardChanges,
  type LeaderboardSnapshot,
} from '@gamegeek/contracts/scores/scores.schemas.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { leaderboardTopic, type Board } from '@gamegeek/contracts/live/topics.js';
import { upsertEntries } from '@gamegeek/rules/leaderboard/apply-patch.js';
import { LiveTopic } from '#shared/live/live-topic.js';

export type LiveLeaderboard = LiveTopic<LeaderboardSnapshot, LeaderboardChanges>;

/** Applies a patch: merges the newest states into the rows, ranked by the server's rule, and keeps the first rows. */
function applyToBoard(board: LeaderboardSnapshot, changes: LeaderboardChanges, rows: BoardRows): LeaderboardSnapshot {
  return {
    entries: changes.upserts.length > 0 ? upsertEntries(board.entries, changes.upserts, rows) : board.entries,
    total: changes.total,
    watching: changes.watching,
  };
}

const boards = new Map<string, LiveLeaderboard>();

/** The live topic of a board. */
export function liveLeaderboard({ scope, period }: Board): LiveLeaderboard {
  const name = leaderboardTopic(scope, period);
  const known = boards.get(name);
  if (known) return known;
  const board: LiveLeaderboard = new LiveTopic({
    name,
    snapshot: leaderboardSnapshotSchema,
    changes: leaderboardChangesSchema,
    reduce: applyToBoard,
  });
  boards.set(name, board);
  return board;
}
